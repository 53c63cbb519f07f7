/** What a specialist would remark on the inputs. */
import type { Panels } from '@keelson/physics/strip-theory/panels.ts'
import { given, shown, type Warning, warner } from '@keelson/workflow'
import type { Given, Perhaps } from './inputs.ts'

export const warnings = {
  coarse_panels: 'The longest panel exceeds one seventh of the shortest wavelength.',
  short_waves: 'Damping in short waves is less accurate than for longer waves.',
  negative_damping: 'A diagonal damping coefficient is negative at some frequency of the table.',
} as const
const warn = warner(warnings)

/** Wave number times half the breadth up to which the accuracy that is stated was met. */
const STATED = 4

/** At 12 the hemisphere misses 2 % of its damping and the semicircle has 1.7 % too much, by refinement of both. */
export function shortWaves(name: 'wavenumber_radius' | 'wavenumber_half_beam', ratios: readonly number[]): Warning[] {
  const most = Math.max(...ratios)
  if (most <= STATED) return []
  const message = `{${name}} is up to ${shown(most)}; the limit is ${STATED}. Damping error may be up to 2 %.`
  return [warn('short_waves', message, `/${name}`)]
}

/** Panels in a wave below which its potential is not followed. */
const PANELS_PER_WAVE = 7

type Section = Given<'section'> & Perhaps<'wavenumber_radius' | 'wavenumber_half_beam'>

export function warningsOf(p: Section, { length }: Panels, breadth: number): Warning[] {
  const [name, ratios] =
    p.section === 'semicircle'
      ? (['wavenumber_radius', p.wavenumber_radius] as const)
      : (['wavenumber_half_beam', p.wavenumber_half_beam] as const)
  const wave = (Math.PI * breadth) / Math.max(...(ratios ?? []))
  const panels = wave / Math.max(...length)
  const short = shortWaves(name, ratios ?? [])
  if (panels >= PANELS_PER_WAVE) return short
  const message = `The shortest wavelength is ${shown(panels, 2)} times the longest panel; the minimum is ${PANELS_PER_WAVE}.`
  return [...short, warn('coarse_panels', message, `/${name}`)]
}

type Table = Given<'table_row' | 'table_column'> & Perhaps<'coefficient_table' | 'damping_table'>

export function tableWarnings(p: Table, B: readonly number[]): Warning[] {
  if (!diagonalsOf(p, B).some((values) => values.some((value) => value < 0))) return []
  const pointer = p.coefficient_table === undefined ? '/damping_table' : '/coefficient_table'
  return [
    warn(
      'negative_damping',
      'A diagonal damping coefficient is negative, which is physically impossible in still water. Check the table.',
      pointer,
    ),
  ]
}

/** Damping of each motion by itself, over the frequencies. */
export function diagonalsOf(p: Table, B: readonly number[]): readonly (readonly number[])[] {
  if (p.coefficient_table !== undefined) return p.table_row === p.table_column ? [B] : []
  const { damping_table } = given(p, 'damping_table')
  return Array.from({ length: 6 }, (_, i) => damping_table.map(({ matrix }) => matrix[i]?.[i] as number)).filter(
    (values) => values.some((value) => value !== 0),
  )
}
