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
  no_resistance: 'No resistance data are provided. Only the cyclic stress ratio is reported.',
  deep: 'A layer is below the recommended depth limit of the stress reduction coefficient.',
  dense: 'A layer is too dense to liquefy by this procedure.',
  clay: 'A layer behaves as clay, which is outside the procedure.',
  dry: 'A layer is above the water table and has no factor of safety.',
  overburden_left_out: 'The overburden factor is omitted although it would reduce the resistance.',
  magnitude_outside: 'The earthquake magnitude is outside the range of the case histories.',
  wide_apart: 'Sample spacing is large, so one sample represents a thick layer.',
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
    'No blow counts or cone resistance are provided. Only the cyclic stress ratio is reported.',
    '/n1_60cs',
  ),
  ...tooDeep(p),
  ...ofState(
    layers,
    'dense',
    `clean-sand blow count of ${DENSE.value} or above, so neither {cyclic_resistance_ratio_7_5} nor {factor_of_safety} is calculated.`,
  ),
  ...ofState(
    layers,
    'clay',
    `{soil_behaviour_type_index} above ${shownRatio(p.ic_cutoff ?? 0)}, so no {factor_of_safety} is calculated. Use plasticity to screen for cyclic softening.`,
  ),
  ...ofState(layers, 'dry', 'above the water table, so no {factor_of_safety} is calculated.'),
  ...withoutOverburden(p),
  ...said(
    'magnitude_outside',
    p.magnitude < SMALL || p.magnitude > LARGE,
    `{magnitude} ${shownRatio(p.magnitude)} is outside the range of the case histories, ${SMALL} to ${LARGE}.`,
    '/magnitude',
  ),
  ...said(
    'wide_apart',
    isKnown(p) && layers.some(({ i, thickness }) => i > 0 && thickness > APART),
    `Sample spacing exceeds ${APART} m, so one sample represents a thick layer in the settlement and index sums.`,
    '/depth',
  ),
]

function tooDeep({ method, depth }: Params): Warning[] {
  const deepest = method === YOUD ? YOUD_DEEPEST : BI_DEEPEST
  const last = depth.at(-1) ?? 0
  return said(
    'deep',
    last > deepest.si,
    `The deepest sample is at a depth of ${shownIn(last, 'm')}. The stress reduction coefficient is recommended only to a depth of ${shownIn(deepest.si, 'm')}; use site response analysis below this depth.`,
    '/depth',
  )
}

function withoutOverburden({ method, overburden_correction, effective_vertical_stress }: Params): Warning[] {
  const pressed = Math.max(...effective_vertical_stress)
  return said(
    'overburden_left_out',
    method === YOUD && overburden_correction === false && pressed > REFERENCE_PRESSURE.si,
    `{effective_vertical_stress} reaches ${shownIn(pressed, 'kPa')}, above ${shownIn(REFERENCE_PRESSURE.si, 'kPa')}, and the overburden factor is omitted. The resistance of these layers is overestimated.`,
    '/overburden_correction',
  )
}

function ofState(layers: readonly Placed[], state: 'dense' | 'clay' | 'dry', why: string): Warning[] {
  const found = layers.filter(({ resistance }) => resistance?.state === state)
  const [first] = found
  if (first === undefined) return []
  const many =
    found.length === 1
      ? `Layer at a depth of ${shownIn(first.z, 'm')}`
      : `${found.length} layers, the first at a depth of ${shownIn(first.z, 'm')}`
  return [warn(state, `${many}: ${why}`, '/depth')]
}
