/** A tensile bar before and under load: what engineering and true stress and strain are fractions of. */
import { type Drawing, figure, labelled, named } from '@keelson/figures'
import { drawnBar, gripWidth, tensileBar } from '@keelson/figures/things/tensile-bar.ts'
import { STRAIN_0_02 } from '@keelson/physics/materials/reported-strains.ts'
import { trueStrain, trueStress } from '@keelson/physics/materials/true-stress.ts'
import { shownRatio } from '@keelson/workflow'
import type { Curve } from '../_shared/stress-strain/engineering-curve.ts'

export const barFigure = {
  tensile_bar: {
    title: 'Tensile bar',
    description:
      'Round tensile bar, five diameters long, before and under load, defining engineering and true stress and strain. The elongation is exaggerated.',
  },
}

/** A state of the bar: engineering stress, Pa, and strain. */
interface Loaded {
  readonly s: number
  readonly e: number
}

/** Of the drawn bar, m: a round bar of five diameters. */
const [GAUGE, DIAMETER] = [0.05, 0.01]
/** Between the axes of the two bars. */
const APART = 0.05

/** A curve is shown at 2 % strain. */
const stateOf = (of: Curve | Loaded): Loaded =>
  'e' in of ? of : { e: STRAIN_0_02.value, s: of.stressAt(STRAIN_0_02.value) }

export function bar(of: Curve | Loaded): Drawing {
  const { s, e } = stateOf(of)
  const before = { at: [0, 0], gauge: GAUGE, diameter: DIAMETER, grip: gripWidth(DIAMETER) } as const
  const { bar: under, times } = drawnBar({ ...before, at: [0, -APART] }, e)
  const half = under.gauge / 2
  const sigma_t = trueStress.evaluate({ s, e })
  const epsilon_t = trueStrain.evaluate({ e })
  const pull = (side: 1 | -1) =>
    ({
      kind: 'load',
      at: [side * (half + under.grip), under.at[1]],
      towards: (side === 1) === e >= 0 ? 0 : 180,
      ...(e >= 0 && ({ away: true } as const)),
      label: { symbol: 'P' },
    }) as const
  const reach = Math.max(GAUGE, under.gauge) / 2 + 1.5 * under.grip
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-reach, reach], y: [-APART - 0.035, 0.025] } },
    tensileBar(before),
    tensileBar(under),
    {
      kind: 'dimension',
      from: [-GAUGE / 2, 0],
      to: [GAUGE / 2, 0],
      edge: 'above',
      label: { symbol: 'L_0', text: 'before' },
    },
    {
      kind: 'dimension',
      from: [-half, -APART],
      to: [half, -APART],
      edge: 'below',
      label: { symbol: 'L', text: 'under load' },
    },
    pull(1),
    pull(-1),
    { kind: 'note', at: [0.2 * GAUGE, 0], side: 'right', label: { symbol: 'A_0', text: 'initial cross-section' } },
    {
      kind: 'note',
      at: [0.3 * under.gauge, under.at[1] + 0.3 * under.diameter],
      side: 'right',
      label: labelled('e', e, '%', 'of initial length'),
    },
    {
      kind: 'note',
      at: [0.3 * under.gauge, under.at[1]],
      side: 'right',
      label: labelled('epsilon_t', epsilon_t, '%', 'true strain'),
    },
    {
      kind: 'note',
      at: [-0.3 * under.gauge, under.at[1] + 0.3 * under.diameter],
      side: 'left',
      label: labelled('s', s, 'MPa', 'on initial area'),
    },
    {
      kind: 'note',
      at: [-0.3 * under.gauge, under.at[1]],
      side: 'left',
      label: labelled('sigma_t', sigma_t, 'MPa', 'on current area'),
    },
    times !== 1 && {
      kind: 'note',
      at: [0, under.at[1] - 0.5 * under.diameter],
      side: 'right',
      label: named(`elongation × ${shownRatio(times)}`),
    },
  )
}
