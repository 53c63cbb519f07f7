/** Hull seakeeping: what the workflow is, takes, gives and does not do. */

import { ROLL_PERIOD_TOLERANCE, rollPeriodDifference } from '@keelson/physics/ship-motions/periods.ts'
import { imoIsCode, ittc, jensenMansourOlsen } from '@keelson/physics/ship-motions/sources.ts'
import { frank1967, newman, salvesenTuckFaltinsen } from '@keelson/physics/strip-theory/sources.ts'
import { type ContractParams, checkOf, defineContract, type Outcome } from '@keelson/workflow'
import { about } from './about.ts'
import { REACH } from './calculate-reach.ts'
import { inputs } from './inputs.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const MOVING = { method: ['closed_form_jmo', 'strip_theory'] }

export const contract = defineContract({
  ...about,
  id: 'hull-seakeeping',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'floating-marine', subdomain: 'vessels' }],
  standards: [
    { source: salvesenTuckFaltinsen, section: 'tables 1 and 2, without the terms of a transom' },
    { source: frank1967, section: 'close fit of sources to sections' },
    { source: jensenMansourOlsen, section: 'heave and pitch of a box' },
    { source: imoIsCode, section: 'part A, 2.3, rolling period' },
    { source: ittc, section: 'frequency of encounter, response spectra' },
    { source: newman, section: 'chapter 6, natural frequencies' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['heave_period', 'roll_period', 'pitch_period', 'heave_rao', 'pitch_rao', 'roll_rao'],
  checks: {
    roll_period: checkOf('-', {
      title: 'Roll period by gyradius and by main dimensions',
      criterion: ROLL_PERIOD_TOLERANCE,
      demand: rollPeriodDifference,
      capacity: 'Usual difference',
      reach: REACH,
    }),
  },
  tables,
  charts: {
    responses: {
      title: 'Heave and pitch over the length of the waves',
      description: 'With the tank where the hull is a published one.',
      onlyWhen: MOVING,
    },
    motions: {
      title: 'Six motions over the frequency of the waves',
      description: 'Translations and rotations amidships per wave amplitude, at the first two headings.',
      onlyWhen: { method: ['strip_theory'] },
      needs: ['roll_gyradius', 'yaw_gyradius'],
    },
    periods: {
      title: 'Natural periods in the sea',
      description: 'The wave spectrum, and the frequencies at which the ship swings by herself.',
      onlyWhen: MOVING,
      needs: ['significant_wave_height', 'peak_period'],
    },
  },
  figures: {
    profile: { title: 'Hull in profile', description: 'Under the waterline, the bow to the right.' },
    plan: {
      title: 'Hull and waves from above',
      description: 'Waterline with the bow to the right; the arrows say where the waves go, at most four of them.',
    },
  },
  deliverables: [],

  warnings,
})
export type Params = ContractParams<typeof contract>
export type Seakeeping = Outcome<typeof contract>
