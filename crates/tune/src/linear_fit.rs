//! Fits the linear evaluation: a multinomial logistic model of the final result.
//!
//! A player's share of the win is the softmax, over all players, of the features times their weights. The fit uses Newton's
//! method. The loss is convex, so there is one best fit.

use crate::dataset::{Sample, WIDTH};
use pacru_engine::Score;
use pacru_engine::eval::linear::{Feature, FeatureVector, LinearWeights};

pub(crate) struct LinearModel {
    /// What one unit of each feature adds to a player's logit.
    slopes: [f64; WIDTH],
}

/// Steps of Newton's method; it converges in fewer.
const NEWTON_STEPS: usize = 12;

impl LinearModel {
    /// The model with these weights.
    pub(crate) fn of(weights: &LinearWeights) -> LinearModel {
        let all = weights.early.iter().chain(&weights.middle).chain(&weights.late);
        let mut slopes = [0.0; WIDTH];
        for (slope, &weight) in slopes.iter_mut().zip(all) {
            *slope = f64::from(weight) / f64::from(Score::POINTS_PER_LOGIT);
        }
        LinearModel { slopes }
    }

    /// The slopes rounded to the integer weights of the engine.
    pub(crate) fn weights(&self) -> LinearWeights {
        let rounded = |time: usize| -> FeatureVector {
            let slopes = &self.slopes[time * Feature::COUNT..];
            std::array::from_fn(|at| (slopes[at] * f64::from(Score::POINTS_PER_LOGIT)).round() as i32)
        };
        LinearWeights { early: rounded(0), middle: rounded(1), late: rounded(2) }
    }

    /// Fits the samples. `regularization` is the strength of an L2 penalty, as a number of positions.
    pub(crate) fn fit(samples: &[Sample], regularization: f64) -> LinearModel {
        let scale = scales(samples);
        let mut model = LinearModel { slopes: [0.0; WIDTH] };
        for _ in 0..NEWTON_STEPS {
            let (mut gradient, mut hessian) = model.gradient_and_hessian(samples);
            for at in 0..WIDTH {
                gradient[at] += regularization * scale[at] * model.slopes[at];
                hessian[at][at] += regularization * scale[at] + 1e-6;
            }
            let step = solve(hessian, gradient);
            let longest =
                step.iter().zip(&scale).fold(0.0, |most: f64, (step, scale)| most.max(step.abs() * scale.sqrt()));
            let length = if longest > 2.0 { 2.0 / longest } else { 1.0 };
            for (slope, step) in model.slopes.iter_mut().zip(step) {
                *slope -= length * step;
            }
        }
        model
    }

    /// Each player's share of the win.
    fn shares(&self, sample: &Sample) -> Vec<f64> {
        let logits: Vec<f64> = sample
            .players
            .iter()
            .map(|player| {
                player.features.iter().zip(self.slopes).map(|(&feature, slope)| f64::from(feature) * slope).sum()
            })
            .collect();
        let most = logits.iter().copied().fold(f64::MIN, f64::max);
        let weights: Vec<f64> = logits.iter().map(|logit| (logit - most).exp()).collect();
        let sum: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / sum).collect()
    }

    /// Mean cross-entropy between the model's shares and the final result.
    pub(crate) fn loss(&self, samples: &[Sample]) -> f64 {
        let cross_entropy = |sample: &Sample| -> f64 {
            let shares = self.shares(sample);
            sample
                .players
                .iter()
                .zip(shares)
                .map(|(player, share)| -f64::from(player.share) * share.max(1e-9).ln())
                .sum()
        };
        samples.iter().map(cross_entropy).sum::<f64>() / samples.len().max(1) as f64
    }

    /// The gradient and the Hessian of the summed loss.
    fn gradient_and_hessian(&self, samples: &[Sample]) -> ([f64; WIDTH], Vec<[f64; WIDTH]>) {
        let mut gradient = [0.0; WIDTH];
        let mut hessian = vec![[0.0; WIDTH]; WIDTH];
        for sample in samples {
            let shares = self.shares(sample);
            let mut mean = [0.0f64; WIDTH];
            for (player, share) in sample.players.iter().zip(&shares) {
                for (mean, &feature) in mean.iter_mut().zip(&player.features) {
                    *mean += share * f64::from(feature);
                }
            }
            let won: f64 = sample.players.iter().map(|player| f64::from(player.share)).sum();
            for (player, share) in sample.players.iter().zip(&shares) {
                let mut deviation = [0.0f64; WIDTH];
                for ((deviation, &feature), mean) in deviation.iter_mut().zip(&player.features).zip(mean) {
                    *deviation = f64::from(feature) - mean;
                }
                for at in 0..WIDTH {
                    gradient[at] += (won * share - f64::from(player.share)) * f64::from(player.features[at]);
                    if deviation[at] != 0.0 {
                        let factor = won * share * deviation[at];
                        for (cell, deviation) in hessian[at].iter_mut().zip(deviation) {
                            *cell += factor * deviation;
                        }
                    }
                }
            }
        }
        (gradient, hessian)
    }
}

/// The mean square of each feature. It scales the penalty, so that the unit of a feature does not matter.
fn scales(samples: &[Sample]) -> [f64; WIDTH] {
    let mut scales = [0.0; WIDTH];
    let players = samples.iter().flat_map(|sample| &sample.players);
    let mut number = 0.0f64;
    for player in players {
        number += 1.0;
        for (scale, &feature) in scales.iter_mut().zip(&player.features) {
            *scale += f64::from(feature * feature);
        }
    }
    scales.map(|scale| scale / number.max(1.0))
}

/// Solves `matrix · x = right` for a symmetric positive definite matrix by Cholesky decomposition.
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
    use crate::dataset::PlayerSample;

    fn player(marker: f32, share: f32) -> PlayerSample {
        let mut features = [0.0; WIDTH];
        features[Feature::Marker as usize] = marker;
        PlayerSample { features, share }
    }

    #[test]
    fn a_fit_finds_the_weights_that_made_the_shares() {
        // The player with one marker more wins three games of four: the slope is ln 3.
        let ahead = |share| Sample { players: vec![player(5.0, share), player(4.0, 1.0 - share)] };
        let samples: Vec<Sample> = [1.0, 1.0, 1.0, 0.0].into_iter().cycle().take(4000).map(ahead).collect();
        let model = LinearModel::fit(&samples, 0.0);
        assert!((model.slopes[Feature::Marker as usize] - 3f64.ln()).abs() < 1e-3, "{}", model.slopes[0]);
        let uniform = LinearModel { slopes: [0.0; WIDTH] };
        assert!(model.loss(&samples) < uniform.loss(&samples));
        let again = LinearModel::of(&model.weights());
        assert!((again.slopes[0] - model.slopes[0]).abs() < 0.01, "rounding changes the slope by less than 0.01");
    }

    #[test]
    fn linear_equations_are_solved() {
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
