/** The values that a run answers with. */
import { consistencyIndex, consistencyRatio, principalValue } from '@keelson/physics/decision/pairwise.ts'
import { closeness, marginToSecond } from '@keelson/physics/decision/ranking.ts'
import { flagValue, mapValue, resultOf, textsValue, textValue } from '@keelson/workflow'
import { ofIdeal, ofPairwise, ofRanking, ofScores, ofScreening } from './modes.ts'

export const values = {
  selected_host: textValue({
    title: 'First of the ranking',
    description: 'Host or alternative.',
    onlyWhen: ofRanking,
  }),
  rank_order: textsValue({
    title: 'Ranking',
    description: 'Best first; excluded hosts are left out.',
    onlyWhen: ofRanking,
  }),
  margin_to_second: resultOf(marginToSecond, '-', {
    description: 'Points of the score, or closeness.',
    onlyWhen: ofRanking,
  }),
  score: mapValue('-', {
    title: 'Score',
    description: '0 to 100 in the screening, where an excluded host has 0; 0 to 1 in the weighted sum.',
    keys: 'hosts or alternatives',
    minimum: 0,
    onlyWhen: ofScores,
  }),
  closeness: mapValue('-', {
    title: closeness.title,
    description: '0 at the anti-ideal, 1 at the ideal.',
    keys: 'alternatives',
    minimum: 0,
    maximum: 1,
    onlyWhen: ofIdeal,
  }),
  excluded_hosts: textsValue({
    title: 'Excluded hosts',
    description: 'In alphabetical order, out of their water depth.',
    onlyWhen: ofScreening,
  }),
  weight: mapValue('-', {
    title: 'Weight',
    description: 'Of each criterion; they sum to 1.',
    keys: 'criteria',
    minimum: 0,
    maximum: 1,
    onlyWhen: ofPairwise,
  }),
  lambda_max: resultOf(principalValue, '-', { description: 'Of the comparisons.', onlyWhen: ofPairwise }),
  consistency_index: resultOf(consistencyIndex, '-', { description: '0 where all agree.', onlyWhen: ofPairwise }),
  consistency_ratio: resultOf(consistencyRatio, '-', {
    description: 'Over that of random comparisons; 0 for two criteria.',
    onlyWhen: ofPairwise,
  }),
  consistent: flagValue({
    title: 'Comparisons are consistent',
    description: 'A consistency ratio of 0.10 or less.',
    onlyWhen: ofPairwise,
  }),
  probability_of_rank_1: mapValue('fraction', {
    title: 'Probability of the first rank',
    description: 'Share of drawn weights with which it leads.',
    keys: 'hosts or alternatives; an excluded host has 0',
    minimum: 0,
    maximum: 1,
    onlyWhen: ofRanking,
  }),
}
