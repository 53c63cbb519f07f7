/** Hull seakeeping: what the workflow is, takes, gives and does not do. */
import { ROLL_PERIOD_TOLERANCE, rollPeriodDifference } from '@keelson/physics/ship-motions/periods.ts'
import { imoIsCode, ittc, jensenMansourOlsen } from '@keelson/physics/ship-motions/sources.ts'
import { frank1967, newman, salvesenTuckFaltinsen } from '@keelson/physics/strip-theory/sources.ts'
import { type ContractParams, checkOf, defineContract, type Outcome } from '@keelson/workflow'
import { REACH } from './calculate-reach.ts'
import { assumptions, method, notCheckedHere, validity } from './method.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { tables } from './tables.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

const MOVING = { method: ['closed_form_jmo', 'strip_theory'] }

export const contract = defineContract({
  id: 'hull-seakeeping',
  version: 1,
  status: 'stable',
  title: 'Hull seakeeping (natural periods and strip-theory motions)',
  question: 'What are the natural periods of this hull, and how much does she heave, pitch and roll in these waves?',
  askedAs: [
    'What are the natural periods of heave, roll and pitch of this hull?',
    'Heave and pitch RAO of a Wigley hull by strip theory at Froude number 0.2 in head seas.',
    'Roll, sway and yaw RAO of this hull in beam and quartering seas at forward speed.',
    'Vertical acceleration at the bow of this ship in a JONSWAP sea.',
    'Quick closed-form motions of a container ship in early design.',
    'Is my roll period by gyradius near to that of the IMO weather criterion?',
  ],
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
      apart: { y: 'A spectrum, of which the answer has height and period.' },
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
  method,
  assumptions,
  validity,
  warnings,
  notChecked: notCheckedHere,
})
export type Params = ContractParams<typeof contract>
export type Seakeeping = Outcome<typeof contract>
