/** What a specialist would remark on the run. */
import { BI_DEEPEST, MAGNITUDES, YOUD_DEEPEST } from '@keelson/physics/soil/liquefaction-demand.ts'
import { DENSE } from '@keelson/physics/soil/liquefaction-resistance.ts'
import { REFERENCE_PRESSURE } from '@keelson/physics/soil/liquefaction-sources.ts'
import { sayer, shownIn, shownRatio, type Warning, warner } from '@keelson/workflow'
import { isKnown } from './calculate-normalised.ts'
import type { Placed, Profile } from './calculate-profile.ts'
import type { Params } from './inputs.ts'
import { YOUD } from './modes.ts'

export const warnings = {
  no_resistance: 'No resistance was given: only what the earthquake asks is answered.',
  deep: 'A layer lies deeper than the stress reduction is recommended for.',
  dense: 'A layer is too dense to liquefy by this procedure.',
  clay: 'A layer behaves as clay, which this procedure does not judge.',
  dry: 'A layer lies above the water table.',
  overburden_left_out: 'The overburden factor was left out where it would lower the resistance.',
  magnitude_outside: 'The magnitude lies outside the earthquakes that the procedures rest on.',
  wide_apart: 'Samples are far apart, so that one stands for a thick layer.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

/** Metres between samples. */
const APART = 3
const { smallest: SMALL, largest: LARGE } = MAGNITUDES

export const warningsOf = (p: Params, { layers }: Profile): Warning[] => [
  ...said(
    'no_resistance',
    !isKnown(p),
    'neither blow counts nor cone resistance were given: only the demand is answered',
    '/n1_60cs',
  ),
  ...tooDeep(p),
  ...ofState(
    layers,
    'dense',
    `their clean-sand blow count is ${DENSE.value} or above, so that they have no {cyclic_resistance_ratio_7_5} and no {factor_of_safety}`,
  ),
  ...ofState(
    layers,
    'clay',
    `their {soil_behaviour_type_index} is above ${shownRatio(p.ic_cutoff ?? 0)}, so that they have no {factor_of_safety}: judge them by their plasticity`,
  ),
  ...ofState(layers, 'dry', 'they lie above the water table, so that they have no {factor_of_safety}'),
  ...withoutOverburden(p),
  ...said(
    'magnitude_outside',
    p.magnitude < SMALL || p.magnitude > LARGE,
    `{magnitude} ${shownRatio(p.magnitude)} lies outside ${SMALL} to ${LARGE}, for which there are case histories`,
    '/magnitude',
  ),
  ...said(
    'wide_apart',
    isKnown(p) && layers.some(({ i, thickness }) => i > 0 && thickness > APART),
    `samples stand more than ${APART} m apart, so that one stands for a thick layer in the sums`,
    '/depth',
  ),
]

function tooDeep({ method, depth }: Params): Warning[] {
  const deepest = method === YOUD ? YOUD_DEEPEST : BI_DEEPEST
  const last = depth.at(-1) ?? 0
  return said(
    'deep',
    last > deepest.si,
    `{depth} ends at ${shownIn(last, 'm')}, and the stress reduction is recommended down to ${shownIn(deepest.si, 'm')}: make a site response analysis below`,
    '/depth',
  )
}

function withoutOverburden({ method, overburden_correction, effective_vertical_stress }: Params): Warning[] {
  const pressed = Math.max(...effective_vertical_stress)
  return said(
    'overburden_left_out',
    method === YOUD && overburden_correction === false && pressed > REFERENCE_PRESSURE.si,
    `{effective_vertical_stress} reaches ${shownIn(pressed, 'kPa')}, above ${shownIn(REFERENCE_PRESSURE.si, 'kPa')}, and the overburden factor was left out: the resistance is too favourable there`,
    '/overburden_correction',
  )
}

function ofState(layers: readonly Placed[], state: 'dense' | 'clay' | 'dry', why: string): Warning[] {
  const found = layers.filter(({ resistance }) => resistance?.state === state)
  const [first] = found
  if (first === undefined) return []
  const many =
    found.length === 1
      ? `the layer at ${shownIn(first.z, 'm')}`
      : `${found.length} layers, the first at ${shownIn(first.z, 'm')}`
  return [warn(state, `${many}: ${why}`, '/depth')]
}
