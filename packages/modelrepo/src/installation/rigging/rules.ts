/** What the inputs must satisfy together, before anything is calculated. */
import { SHACKLES } from '@keelson/standards/crosby-g2130-2023/shackles.ts'
import { type Problem, shownIn, shownLength } from '@keelson/workflow'
import { CATALOGUE, LIFT, SKEW, STRING } from './modes.ts'
import type { Params } from './params.ts'

/** Of the bend over the rope, at which the bending factor has no end. */
const SINGULAR_BEND = 0.25
const FOUR = 4

export const rules = (p: Params): Problem[] => [
  ...pointRules(p),
  ...hookRules(p),
  ...lengthRules(p),
  ...bendRules(p),
  ...catalogueRules(p),
  ...stringRules(p),
]

function pointRules(p: Params): Problem[] {
  if (p.analysis !== SKEW && p.hook_height === undefined) return []
  return [
    ...offset('cog_offset_x', p.cog_offset_x, 'lift_point_length', p.lift_point_length),
    ...offset('cog_offset_y', p.cog_offset_y, 'lift_point_breadth', p.lift_point_breadth),
  ]
}

function offset(name: string, e: number, of: string, distance: number | undefined): Problem[] {
  if (distance === undefined || Math.abs(e) < distance / 2) return []
  return [
    {
      pointer: `/${name}`,
      message: `must lie between the lift points, within half of {${of}}, ${shownIn(distance / 2, 'm')}; read ${shownIn(e, 'm')}`,
    },
  ]
}

function hookRules(p: Params): Problem[] {
  if (p.analysis !== LIFT || p.hook_height === undefined) return []
  const needed = (['lift_point_length', 'lift_point_breadth'] as const).filter((name) => p[name] === undefined)
  return [
    ...needed.map((name) => ({ pointer: `/${name}`, message: 'is required with {hook_height}' })),
    ...(p.number_of_legs === FOUR
      ? []
      : [{ pointer: '/number_of_legs', message: `must be ${FOUR} with {hook_height}; read ${p.number_of_legs}` }]),
  ]
}

function lengthRules({ analysis, sling_length: l, lift_point_length: L, lift_point_breadth: B }: Params): Problem[] {
  if (analysis !== SKEW || l === undefined || L === undefined || B === undefined) return []
  const reach = Math.hypot(L, B) / 2
  if (l > reach) return []
  return [
    {
      pointer: '/sling_length',
      message: `must be above half the diagonal of the lift points, ${shownIn(reach, 'm')}; read ${shownIn(l, 'm')}`,
    },
  ]
}

function bendRules({ bend_diameter: D, rope_diameter: d }: Params): Problem[] {
  if (D === undefined || d === undefined || D > SINGULAR_BEND * d) return []
  return [
    {
      pointer: '/bend_diameter',
      message: `must be above ${SINGULAR_BEND} of the {rope_diameter}, ${shownLength(SINGULAR_BEND * d)}: the bending factor has no end there; read ${shownLength(D)}`,
    },
  ]
}

function catalogueRules({ analysis, part_number, sizes = [] }: Params): Problem[] {
  if (analysis !== CATALOGUE) return []
  if (part_number !== undefined)
    return SHACKLES.some(({ stock }) => stock === part_number)
      ? []
      : [{ pointer: '/part_number', message: `is no stock number of G-2130; read ${part_number}` }]
  const known = SHACKLES.map(({ size }) => size)
  return sizes.flatMap((size, i) =>
    known.includes(size)
      ? []
      : [{ pointer: `/sizes/${i}`, message: `is no size of G-2130: ${known.join(', ')}; read ${size}` }],
  )
}

function stringRules({ analysis, elements = [] }: Params): Problem[] {
  if (analysis !== STRING || elements.some((e) => e.working_load_limit_t !== undefined)) return []
  return [{ pointer: '/elements', message: 'must have a working load limit in some row' }]
}
