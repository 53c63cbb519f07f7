/** What the inputs must satisfy together, before anything is calculated. */
import { SHACKLES } from '@keelson/standards/crosby-g2130-2023/shackles.ts'
import { type Problem, shownIn, shownLength } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

type Points = Given<'cog_offset_x' | 'cog_offset_y'> & Perhaps<'lift_point_length' | 'lift_point_breadth'>

/** Of the bend over the rope, at which the bending factor has no end. */
const SINGULAR_BEND = 0.25
const FOUR = 4

function pointRules(p: Points): Problem[] {
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
      message: `must be within half of {${of}}, ${shownIn(distance / 2, 'm')}, of the centre (entered: ${shownIn(e, 'm')})`,
    },
  ]
}

export function hookRules(p: Points & Given<'number_of_legs'> & Perhaps<'hook_height'>): Problem[] {
  if (p.hook_height === undefined) return []
  const needed = (['lift_point_length', 'lift_point_breadth'] as const).filter((name) => p[name] === undefined)
  return [
    ...pointRules(p),
    ...needed.map((name) => ({ pointer: `/${name}`, message: 'is required with {hook_height}' })),
    ...(p.number_of_legs === FOUR
      ? []
      : [{ pointer: '/number_of_legs', message: `must be ${FOUR} with {hook_height} (entered: ${p.number_of_legs})` }]),
  ]
}

export function lengthRules(p: Points & Given<'sling_length' | 'lift_point_length' | 'lift_point_breadth'>): Problem[] {
  const { sling_length: l, lift_point_length: L, lift_point_breadth: B } = p
  const reach = Math.hypot(L, B) / 2
  if (l > reach) return pointRules(p)
  return [
    ...pointRules(p),
    {
      pointer: '/sling_length',
      message: `must exceed half the lift point diagonal, ${shownIn(reach, 'm')} (entered: ${shownIn(l, 'm')})`,
    },
  ]
}

export function bendRules({
  bend_diameter: D,
  rope_diameter: d,
}: Perhaps<'bend_diameter' | 'rope_diameter'>): Problem[] {
  if (D === undefined || d === undefined || D > SINGULAR_BEND * d) return []
  return [
    {
      pointer: '/bend_diameter',
      message: `must exceed ${SINGULAR_BEND} times the {rope_diameter}, ${shownLength(SINGULAR_BEND * d)} (entered: ${shownLength(D)})`,
    },
  ]
}

export function catalogueRules({ part_number, sizes = [] }: Perhaps<'part_number' | 'sizes'>): Problem[] {
  if (part_number !== undefined)
    return SHACKLES.some(({ stock }) => stock === part_number)
      ? []
      : [{ pointer: '/part_number', message: `must be a G-2130 stock number (entered: ${part_number})` }]
  const known = SHACKLES.map(({ size }) => size)
  return sizes.flatMap((size, i) =>
    known.includes(size)
      ? []
      : [{ pointer: `/sizes/${i}`, message: `must be a G-2130 size, one of ${known.join(', ')} (entered: ${size})` }],
  )
}

export function stringRules({ elements }: Given<'elements'>): Problem[] {
  if (elements.some((e) => e.working_load_limit_t !== undefined)) return []
  return [{ pointer: '/elements', message: 'must have at least one row with a working load limit' }]
}
