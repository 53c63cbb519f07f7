/** What a specialist would remark on the inputs. */
import type { Panels } from '@keelson/physics/strip-theory/panels.ts'
import { given, shown, type Warning, warner } from '@keelson/workflow'
import type { Params } from './params.ts'

export const warnings = {
  coarse_panels: 'The longest panel of the section is more than a seventh of the shortest wave.',
  negative_damping: 'A motion has negative damping by itself at some frequency of the table.',
} as const
const warn = warner(warnings)

/** Panels in a wave below which its potential is not followed. */
const PANELS_PER_WAVE = 7

export function warningsOf(p: Params, { length }: Panels, breadth: number): Warning[] {
  const [name, ratios] =
    p.section === 'semicircle'
      ? (['wavenumber_radius', p.wavenumber_radius] as const)
      : (['wavenumber_half_beam', p.wavenumber_half_beam] as const)
  const wave = (Math.PI * breadth) / Math.max(...(ratios ?? []))
  const panels = wave / Math.max(...length)
  if (panels >= PANELS_PER_WAVE) return []
  const message = `the shortest wave has ${shown(panels, 2)} of the longest panels in its length; ${PANELS_PER_WAVE} are needed`
  return [warn('coarse_panels', message, `/${name}`)]
}

export function tableWarnings(p: Params, B: readonly number[]): Warning[] {
  if (!diagonalsOf(p, B).some((values) => values.some((value) => value < 0))) return []
  const pointer = p.coefficient_table === undefined ? '/damping_table' : '/coefficient_table'
  return [
    warn('negative_damping', 'the damping of a motion by itself is negative: still water would drive it', pointer),
  ]
}

/** Damping of each motion by itself, over the frequencies. */
export function diagonalsOf(p: Params, B: readonly number[]): readonly (readonly number[])[] {
  if (p.coefficient_table !== undefined) return p.table_row === p.table_column ? [B] : []
  const { damping_table } = given(p, 'damping_table')
  return Array.from({ length: 6 }, (_, i) => damping_table.map(({ matrix }) => matrix[i]?.[i] as number)).filter(
    (values) => values.some((value) => value !== 0),
  )
}
