//! The model behind the weights: a player's share of the win is the exponential of what was counted times its weights,
//! divided by the sum over all players. It is fitted by Newton's method; the problem is convex, so there is one best fit.

use crate::sample::{Sample, WIDTH};
use pacru_engine::Score;
use pacru_engine::eval::linear::{Feature, FeatureVector, LinearWeights};

pub(crate) struct Model {
    /// What each count adds to the logarithm of a share.
    slopes: [f64; WIDTH],
}

/// Newton's method has settled long before.
const ROUNDS: usize = 12;

impl Model {
    /// The model that weights describe.
    pub(crate) fn of(weights: &LinearWeights) -> Model {
        let all = weights.early.iter().chain(&weights.middle).chain(&weights.late);
        let mut slopes = [0.0; WIDTH];
        for (slope, &weight) in slopes.iter_mut().zip(all) {
            *slope = f64::from(weight) / f64::from(Score::POINTS_PER_LOGIT);
        }
        Model { slopes }
    }

    /// The weights that come closest to this model.
    pub(crate) fn weights(&self) -> LinearWeights {
        let rounded = |time: usize| -> FeatureVector {
            let slopes = &self.slopes[time * Feature::COUNT..];
            std::array::from_fn(|at| (slopes[at] * f64::from(Score::POINTS_PER_LOGIT)).round() as i32)
        };
        LinearWeights { early: rounded(0), middle: rounded(1), late: rounded(2) }
    }

    /// The best fit; `pull` draws weights to zero that hardly matter.
    pub(crate) fn fit(samples: &[Sample], pull: f64) -> Model {
        let scale = scales(samples);
        let mut model = Model { slopes: [0.0; WIDTH] };
        for _ in 0..ROUNDS {
            let (mut gradient, mut curvature) = model.derivatives(samples);
            for at in 0..WIDTH {
                gradient[at] += pull * scale[at] * model.slopes[at];
                curvature[at][at] += pull * scale[at] + 1e-6;
            }
            let step = solve(curvature, gradient);
            let longest =
                step.iter().zip(&scale).fold(0.0, |most: f64, (step, scale)| most.max(step.abs() * scale.sqrt()));
            let length = if longest > 2.0 { 2.0 / longest } else { 1.0 };
            for (slope, step) in model.slopes.iter_mut().zip(step) {
                *slope -= length * step;
            }
        }
        model
    }

    /// Everybody's share of the win.
    fn shares(&self, sample: &Sample) -> Vec<f64> {
        let prospects: Vec<f64> = sample
            .players
            .iter()
            .map(|player| player.counts.iter().zip(self.slopes).map(|(&count, slope)| f64::from(count) * slope).sum())
            .collect();
        let most = prospects.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = prospects.iter().map(|prospect| (prospect - most).exp()).collect();
        let sum: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / sum).collect()
    }

    /// How surprised the model is by who won, on average over positions: the mean logarithm that it lacks.
    pub(crate) fn loss(&self, samples: &[Sample]) -> f64 {
        let surprise = |sample: &Sample| -> f64 {
            let shares = self.shares(sample);
            sample
                .players
                .iter()
                .zip(shares)
                .map(|(player, share)| -f64::from(player.share) * share.max(1e-9).ln())
                .sum()
        };
        samples.iter().map(surprise).sum::<f64>() / samples.len().max(1) as f64
    }

    /// First and second derivatives of the summed loss.
    fn derivatives(&self, samples: &[Sample]) -> ([f64; WIDTH], Vec<[f64; WIDTH]>) {
        let mut gradient = [0.0; WIDTH];
        let mut curvature = vec![[0.0; WIDTH]; WIDTH];
        for sample in samples {
            let shares = self.shares(sample);
            let mut mean = [0.0f64; WIDTH];
            for (player, share) in sample.players.iter().zip(&shares) {
                for (mean, &count) in mean.iter_mut().zip(&player.counts) {
                    *mean += share * f64::from(count);
                }
            }
            let won: f64 = sample.players.iter().map(|player| f64::from(player.share)).sum();
            for (player, share) in sample.players.iter().zip(&shares) {
                let mut apart = [0.0f64; WIDTH];
                for ((apart, &count), mean) in apart.iter_mut().zip(&player.counts).zip(mean) {
                    *apart = f64::from(count) - mean;
                }
                for at in 0..WIDTH {
                    gradient[at] += (won * share - f64::from(player.share)) * f64::from(player.counts[at]);
                    if apart[at] != 0.0 {
                        let factor = won * share * apart[at];
                        for (cell, apart) in curvature[at].iter_mut().zip(apart) {
                            *cell += factor * apart;
                        }
                    }
                }
            }
        }
        (gradient, curvature)
    }
}

/// The mean square of each count: weights are drawn to zero by what they do, not by their unit.
fn scales(samples: &[Sample]) -> [f64; WIDTH] {
    let mut scales = [0.0; WIDTH];
    let players = samples.iter().flat_map(|sample| &sample.players);
    let mut number = 0.0f64;
    for player in players {
        number += 1.0;
        for (scale, &count) in scales.iter_mut().zip(&player.counts) {
            *scale += f64::from(count * count);
        }
    }
    scales.map(|scale| scale / number.max(1.0))
}

/// Solves `matrix · x = right` for a symmetric, positive matrix (Cholesky).
fn solve(mut matrix: Vec<[f64; WIDTH]>, mut right: [f64; WIDTH]) -> [f64; WIDTH] {
    for row in 0..WIDTH {
        for column in 0..=row {
            let known: f64 = (0..column).map(|k| matrix[row][k] * matrix[column][k]).sum();
            let rest = matrix[row][column] - known;
            matrix[row][column] = if row == column { rest.max(1e-12).sqrt() } else { rest / matrix[column][column] };
        }
    }
    for row in 0..WIDTH {
        let known: f64 = (0..row).map(|k| matrix[row][k] * right[k]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    for row in (0..WIDTH).rev() {
        let known: f64 = (row + 1..WIDTH).map(|k| matrix[k][row] * right[k]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::Player;

    fn player(marker: f32, share: f32) -> Player {
        let mut counts = [0.0; WIDTH];
        counts[Feature::Marker as usize] = marker;
        Player { counts, share }
    }

    #[test]
    fn a_fit_finds_the_weights_that_made_the_shares() {
        // Who is a marker ahead wins three times out of four: a slope of ln 3.
        let ahead = |share| Sample { players: vec![player(5.0, share), player(4.0, 1.0 - share)] };
        let samples: Vec<Sample> = [1.0, 1.0, 1.0, 0.0].into_iter().cycle().take(4000).map(ahead).collect();
        let model = Model::fit(&samples, 0.0);
        assert!((model.slopes[Feature::Marker as usize] - 3f64.ln()).abs() < 1e-3, "{}", model.slopes[0]);
        let chance = Model { slopes: [0.0; WIDTH] };
        assert!(model.loss(&samples) < chance.loss(&samples));
        let again = Model::of(&model.weights());
        assert!((again.slopes[0] - model.slopes[0]).abs() < 0.01, "weights are rounded to a small part");
    }

    #[test]
    fn equations_are_solved() {
        let mut matrix = vec![[0.0; WIDTH]; WIDTH];
        for (at, row) in matrix.iter_mut().enumerate() {
            row[at] = 4.0;
        }
        matrix[0][1] = 1.0;
        matrix[1][0] = 1.0;
        let mut right = [4.0; WIDTH];
        right[0] = 6.0;
        right[1] = 9.0;
        let found = solve(matrix, right);
        assert!((found[0] - 1.0).abs() < 1e-9 && (found[1] - 2.0).abs() < 1e-9 && (found[2] - 1.0).abs() < 1e-9);
    }
}
