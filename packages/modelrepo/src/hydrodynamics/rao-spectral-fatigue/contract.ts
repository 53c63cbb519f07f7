/** Fatigue by a stress transfer function: what the workflow is, takes, gives and does not do. */

import { dirlik } from '@keelson/physics/fatigue/dirlik.ts'
import { evenDirections, integrationError, wavesCovered } from '@keelson/physics/fatigue/stress-response.ts'
import { benasciuttiTovo } from '@keelson/physics/fatigue/tovo-benasciutti.ts'
import { wirschingLight } from '@keelson/physics/fatigue/wirsching-light.ts'
import { faltinsen } from '@keelson/physics/handbooks.ts'
import { AIRY } from '@keelson/physics/waves/dispersion.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { defineContract } from '@keelson/workflow'
import { damageChecks } from '../_shared/spectral-damage/checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'rao-spectral-fatigue',
  version: 1,
  status: 'stable',
  title: 'RAO-based spectral fatigue',
  question:
    'How much of its fatigue life does this detail use up in the sea states of its site, by its stress transfer function?',
  askedAs: [
    'I have a stress RAO and a scatter diagram: what is the fatigue damage over 25 years?',
    'Which sea state uses up most of the life of this hull detail?',
    'How much of the fatigue life does a forward speed of 7 m/s cost, by the encounter frequency?',
    'How much does short-crested sea, cos² spreading, take off the fatigue damage?',
    'From hot-spot stress per metre of wave to Dirlik damage on curve D in seawater with CP',
    'Transfer function, wave scatter diagram and headings to the long-term damage of a weld',
  ],
  routes: [
    { domain: 'floating-marine', subdomain: 'hydrodynamics' },
    { domain: 'subsea-pipelines-integrity', subdomain: 'structural' },
  ],
  standards: [
    { source: dnvRpC203, section: '2.2 damage, 2.4 S-N curves, tables 2-1 to 2-4' },
    { source: AIRY, section: '3.5 JONSWAP spectrum, directional spreading' },
    { source: faltinsen, section: 'linear response in irregular waves, frequency of encounter' },
    { source: dirlik, section: 'distribution of rainflow ranges' },
    { source: wirschingLight, section: 'rainflow correction factor' },
    { source: benasciuttiTovo, section: 'combination of the damage bounds' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['damage', 'fatigue_life', 'utilisation', 'damage_narrow_band'],
  checks: damageChecks([wavesCovered, integrationError, evenDirections]),
  tables,
  charts,
  figures,
  deliverables: [],
  method,
  assumptions: [
    'The stress is linear in the waves, stationary and Gaussian within each sea state, with a mean that does no damage.',
    'Between its points the transfer function is linear in its modulus; below the first and above the last it is 0.',
    'Damage adds up over sea states in any order (Palmgren-Miner).',
    'Stress on the S-N curve is the range: twice the peak, 2√2 σ in the Rayleigh scale.',
    'In a spread sea all directions have the shape of the one transfer function, times their multiple, and are met at the frequency of the mean direction.',
    'The share of a direction in the damage is its share in the variance: all moments grow alike with it.',
    'Wirsching-Light and Tovo-Benasciutti are factors of one slope: on two slopes they are those of the slope above the knee, put on the narrow-band damage of both. The steeper slope would give a smaller factor.',
    'The S-N curve has no cut-off, and the stress is that at the reference thickness: a thickness correction goes into the stress concentration factor.',
    'Deep water: the frequency of encounter is that of waves that the bottom does not reach.',
  ],
  validity: [
    'The transfer function covers half to three times the peak frequency of each sea state; a warning says how much of the waves is outside.',
    'Waves outside the function move the stress by at most its amplitude at that end. If the damage with them may exceed the allowable damage, the check is not assessed.',
    'Sea states up to the steepness of DNV-RP-C205 (2021) 3.5.4: steeper ones with more than 1 % of the damage leave the check not assessed.',
    'Moments that change by at most 1 % on a grid twice as fine. Otherwise the check is not assessed.',
    'Peak enhancement factors of 1 to 7: with them the JONSWAP spectrum of this form holds its wave height within about 1 %.',
    'Directions off the mean that are equally spaced. Otherwise the check is not assessed.',
    'Wirsching-Light: slopes 3 to 6. Outside, the damage is not assessed by that factor.',
    'Dirlik: fitted to rainflow counts of Gaussian histories with alpha_2 of about 0.16 to 0.99. Below, the check is not assessed if it fails with the narrow-band damage of those sea states.',
  ],
  warnings,
  notChecked: [
    'Several headings with transfer functions and probabilities of their own: run each and add the damages',
    'Zero-crossing in place of peak periods',
    'Low-frequency and two-peaked seas: swell with wind sea, and the combination with slow motions',
    'Whether a sea state is steeper than waves can be, and whether the ship holds its speed and heading in it',
    'Non-Gaussian stress and transients such as slamming and the splash zone',
    'Thickness correction of the S-N curve, yield and low-cycle fatigue',
  ],
})
