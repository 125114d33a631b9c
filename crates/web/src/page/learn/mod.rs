//! Learning the games: courses, challenges, rules and questions. What they say and show is data, fetched when one of these views opens.

mod app;
mod board;
mod challenge;
mod challenges;
mod course;
mod desk;
mod desk_view;
mod ending;
mod marked;
mod offer;
mod overview;
mod progress;
mod questions;
mod rules;
mod solved;
mod step;
mod task;
mod taught;

pub(super) use app::LearnApp;
pub(super) use offer::{DailyLine, Offer};

use challenge::ChallengeView;
use challenges::ChallengesView;
use course::CourseView;
use overview::LearnView;
use questions::QuestionsView;
use rules::{BookletView, RulesView};
