/** Hatchings by role, once for each drawing that needs them, so that paper without colour tells materials apart. */
import type { Role } from './drawing.ts'
import { type Fill, isHatched } from './fills.ts'

const DRAWN: Readonly<Partial<Record<Role, readonly [size: number, content: string]>>> = {
  steel: [5, '<path d="M-1 6L6 -1M-1 1L1 -1M4 6L6 4"/>'],
  metal: [5, '<path d="M-1 4L1 6M-1 -1L6 6M4 -1L6 1"/>'],
  coating: [4, '<path d="M0 2h4"/>'],
  concrete: [
    14,
    '<path d="M3 3l2.4 3.6H.9zM10 9l2.4 3.6H7.9z"/><circle cx="10.5" cy="3.5" r=".8"/><circle cx="3.5" cy="11" r=".8"/>',
  ],
  ground: [
    16,
    '<path d="M2 4l4 -2M9 7l4 -2M4 13l4 -2"/><circle cx="13" cy="13" r=".7"/><circle cx="3" cy="9" r=".7"/>',
  ],
  clay: [12, '<path d="M0 3h7M6 9h7"/>'],
  sand: [10, '<circle cx="2" cy="3" r=".7"/><circle cx="7" cy="1.5" r=".6"/><circle cx="5" cy="7.5" r=".8"/>'],
  silt: [12, '<path d="M1 3h5"/><circle cx="9.5" cy="3" r=".7"/><path d="M7 9h5"/><circle cx="3" cy="9" r=".7"/>'],
  rock: [18, '<path d="M0 .5h18M0 9.5h18M4 .5v9M13 9.5v9"/>'],
  water: [26, '<path d="M3 7q3 -2.4 6 0t6 0M13 19q3 -2.4 6 0t6 0"/>'],
  fluid: [10, '<circle cx="2.5" cy="2.5" r=".7"/><circle cx="7.5" cy="7.5" r=".7"/>'],
}

export const patterns = (fills: readonly Fill[], id: string): string => {
  const roles = new Set(fills.filter(isHatched).map(({ role }) => role))
  const made = [...roles].flatMap((role) => {
    const pattern = DRAWN[role]
    if (!pattern) return []
    const [size, content] = pattern
    return [
      `<pattern id="${id}-${role}" class="pattern ${role}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`,
    ]
  })
  return made.length === 0 ? '' : `<defs>${made.join('')}</defs>`
}
