/** What a specialist would remark on the run. */
import * as bitEquations from '@keelson/physics/drilling-hydraulics/bit.ts'
import { SHARE_GUIDE } from '@keelson/physics/drilling-hydraulics/cuttings.ts'
import { FITTED } from '@keelson/physics/rheology/eccentric.ts'
import { INDEX_MEASURED } from '@keelson/physics/rheology/smooth-friction.ts'
import { capitalised, listed, shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Bit, Bound, Optimum } from './bit.ts'
import { type InWell, pipesBeside, type Well } from './calculate-well.ts'
import type { Circulated, Circulation } from './circulation.ts'
import type { Cleaning } from './cleaning.ts'
import { isEccentric, type Moving, type StretchFlow } from './flow.ts'
import type { Some } from './inputs.ts'
import { NEWTONIAN } from './inputs-mud.ts'
import type { Mud } from './mud.ts'

export const warnings = {
  index_outside: 'The flow behaviour index is outside 0.2 to 1, the range of the friction correlations.',
  no_yield_stress: 'The readings at 3 and 6 rpm give a negative yield stress, which is set to 0.',
  readings_bend: 'The readings do not follow the selected model.',
  not_laminar: 'The annular flow is not laminar and may erode the borehole wall in weak formations.',
  power_outside: 'The bit hydraulic power per unit area is outside the recommended range of 2.5 to 5 hp/in².',
  no_nozzles: 'No nozzles are entered. The bit is excluded from the losses.',
  no_surface_equipment:
    'Neither the type nor the pressure loss of the surface equipment is entered. The surface loss is excluded.',
  eccentricity_outside:
    'Eccentricity, diameter ratio or flow behaviour index is outside the fitted range for eccentric annuli.',
  hole_not_cleaned: 'Cuttings settle, or the rate of drilled cuttings exceeds the annulus transport capacity.',
  much_cuttings: 'The cuttings volume fraction in the annulus exceeds 5 %.',
  slip_outside: 'The slip velocity is outside the fitted range of its correlation.',
  sections_differ: 'The pipe diameter of an annulus section differs from the diameter of the adjacent string section.',
  speed_taken_as_peak: 'No tripping speed basis is entered. The speed is assumed to be the peak speed.',
  bound_idle: 'A flow rate bound does not limit the optimum rate.',
  rate_held: 'The optimum flow rate is limited by one of its bounds.',
} as const
const warn = warner(warnings)

const { from: LEAST_INDEX = 0, to: MOST_INDEX = 0 } = INDEX_MEASURED
/** Share by which the reading at 300 rpm of a Newtonian fluid may differ from half of that at 600 rpm. */
const BEND = 0.05

export function mudWarnings(p: Mud, { model }: Moving): Warning[] {
  const n = model.kind === 'bingham' ? undefined : model.n
  const { dial_reading_600: R_600, dial_reading_300: R_300, dial_reading_6: R_6, dial_reading_3: R_3 } = p
  const read = R_600 !== undefined && R_300 !== undefined
  const bends = read && p.rheology_model === NEWTONIAN && Math.abs((2 * R_300) / R_600 - 1) > BEND
  return [
    ...(n !== undefined && (n < LEAST_INDEX || n > MOST_INDEX)
      ? [
          warn(
            'index_outside',
            `Flow behaviour index is ${shown(n, 3)}, outside the range ${LEAST_INDEX} to ${MOST_INDEX}.`,
            '/rheology_model',
          ),
        ]
      : []),
    ...(R_3 !== undefined && R_6 !== undefined && 2 * R_3 < R_6
      ? [
          warn(
            'no_yield_stress',
            `Twice {dial_reading_3} minus {dial_reading_6} is ${shown(2 * R_3 - R_6, 3)} dial degrees. The yield stress is set to 0.`,
            '/dial_reading_3',
          ),
        ]
      : []),
    ...(bends
      ? [
          warn(
            'readings_bend',
            `{dial_reading_600} is ${shown((R_600 ?? 0) / (R_300 ?? 1), 3)} times the {dial_reading_300}. For a Newtonian fluid the ratio is 2.`,
            '/rheology_model',
          ),
        ]
      : []),
  ]
}

export const circulationWarnings = (
  p: Circulated & Pick<InWell, 'sections'>,
  moving: Moving,
  well: Well,
  found: Circulation,
): Warning[] => [
  ...turbulenceWarnings(found.annuli),
  ...bitWarnings(found.bit),
  ...(found.bit === undefined
    ? [warn('no_nozzles', 'No {nozzle_sizes} are entered. The bit is excluded from the losses.', '/nozzle_sizes')]
    : []),
  ...(p.surface_equipment_case === undefined && p.surface_equipment_pressure_loss === undefined
    ? [
        warn(
          'no_surface_equipment',
          'Neither {surface_equipment_case} nor {surface_equipment_pressure_loss} is entered. The surface equipment loss, often 20 to 200 psi, is excluded.',
          '/surface_equipment_case',
        ),
      ]
    : []),
  ...eccentricityWarnings(moving, found.annuli),
  ...cleaningWarnings(p, found.cleaning),
  ...sectionWarnings(p, well),
]

export function turbulenceWarnings(annuli: readonly StretchFlow[]): Warning[] {
  const found = annuli.filter((a) => a.regime !== 'laminar')
  const worst = found[0]
  if (worst === undefined) return []
  const share = found.length === annuli.length ? '' : ` in ${found.length} of ${annuli.length} sections`
  return [
    warn(
      'not_laminar',
      `Annular flow is ${worst.regime}${share}; Reynolds number ${shown(worst.N, 4)} exceeds the critical value, ${shown(worst.N_cr, 4)}. Use laminar flow in a hole prone to washout.`,
      '/flow_rate',
    ),
  ]
}

/** At rest a bit has no power that could be outside. */
export function bitWarnings(at: Bit | undefined): Warning[] {
  const { least, most } = bitEquations.POWER_GUIDE
  if (at === undefined || at.HSI === 0 || (at.HSI >= least.si && at.HSI <= most.si)) return []
  return [
    warn(
      'power_outside',
      `{hydraulic_power_per_area} is ${shownIn(at.HSI, 'hp/in2', 3)}; the recommended range is ${least.value} to ${most.value} hp/in².`,
      '/nozzle_sizes',
    ),
  ]
}

export function eccentricityWarnings(moving: Moving, annuli: readonly StretchFlow[]): Warning[] {
  if (!isEccentric(moving) || moving.model.kind === 'bingham') return []
  const { e, model } = moving
  const ratios = annuli.map(({ stretch }) => stretch.inner / stretch.outer)
  const beyond = (value: number, [low, high]: readonly [number, number]) => value < low || value > high
  const said = [
    beyond(e, FITTED.e) && `{eccentricity} ${shown(e, 3)} is above ${FITTED.e[1]}`,
    beyond(model.n, FITTED.n) &&
      `flow behaviour index ${shown(model.n, 3)} is outside the range ${FITTED.n.join(' to ')}`,
    ratios.some((k) => beyond(k, FITTED.k_d)) &&
      `diameter ratio ${shown(ratios.find((k) => beyond(k, FITTED.k_d)) ?? 0, 3)} is outside the range ${FITTED.k_d.join(' to ')}`,
  ].filter((s) => s !== false)
  if (said.length === 0) return []
  return [
    warn(
      'eccentricity_outside',
      `${capitalised(listed(said))}. The eccentric annulus ratio is not valid.`,
      '/eccentricity',
    ),
  ]
}

export const cleaningWarnings = (
  p: Some<never, 'rate_of_penetration'>,
  { R_t, C_c, choked, slip, CCI }: Cleaning,
): Warning[] => [
  ...(choked
    ? [
        warn(
          'hole_not_cleaned',
          R_t === undefined
            ? 'There is no upward flow in the annulus, so the hole is not cleaned.'
            : `${R_t > 0 ? 'The rate of drilled cuttings exceeds the annulus transport capacity' : `Transport ratio is ${shown(R_t, 3)}`}, so the hole is not cleaned.${p.rate_of_penetration === undefined ? '' : ' The circulating density is a lower bound.'}`,
          '/flow_rate',
        ),
      ]
    : []),
  ...(C_c !== undefined && C_c > SHARE_GUIDE
    ? [
        warn(
          'much_cuttings',
          `Cuttings volume fraction is ${shownPercent(C_c)}; the recommended maximum is ${shownPercent(SHARE_GUIDE)}.`,
          '/rate_of_penetration',
        ),
      ]
    : []),
  ...(slip === undefined && R_t === undefined && CCI > 0
    ? [
        warn(
          'slip_outside',
          'The Guo and Fang correlation gives no slip velocity for these cuttings in this mud.',
          '/slip_velocity_model',
        ),
      ]
    : []),
]

/** Diameters that differ by less are the same pipe. */
const SAME = 1e-4

export function sectionWarnings(p: Pick<InWell, 'sections'>, well: Well): Warning[] {
  if (p.sections === undefined) return []
  const odd = well.annuli.findIndex((a) =>
    pipesBeside(well, a).some((pipe) => Math.abs(pipe.outer - a.inner) > SAME * a.inner),
  )
  const annulus = well.annuli[odd]
  const pipe =
    annulus && pipesBeside(well, annulus).find((s) => Math.abs(s.outer - annulus.inner) > SAME * annulus.inner)
  if (annulus === undefined || pipe === undefined) return []
  return [
    warn(
      'sections_differ',
      `The pipe in annulus section ${odd + 1} is ${shownIn(annulus.inner, 'in')}, but the adjacent string section is ${shownIn(pipe.outer, 'in')}.`,
      '/sections',
    ),
  ]
}

export const tripWarnings = (p: Some<never, 'tripping_speed_basis'>): Warning[] =>
  p.tripping_speed_basis === undefined
    ? [
        warn(
          'speed_taken_as_peak',
          '{tripping_speed} is assumed to be the peak speed. If it is a stand average, surge and swab are underestimated.',
          '/tripping_speed_basis',
        ),
      ]
    : []

export function optimumWarnings(p: Some<never, Bound>, best: Optimum | undefined): Warning[] {
  if (best === undefined) return []
  const bounds = (['minimum_flow_rate', 'maximum_flow_rate'] as const).filter((name) => p[name] !== undefined)
  return bounds.map((name) =>
    name === best.held
      ? warn(
          'rate_held',
          `The optimum flow rate is limited by the {${name}}, ${shownIn(best.q_opt, 'gpm')}.`,
          `/${name}`,
        )
      : warn(
          'bound_idle',
          `{${name}} does not limit the optimum flow rate, ${shownIn(best.q_opt, 'gpm')}.`,
          `/${name}`,
        ),
  )
}
