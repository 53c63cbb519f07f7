/** How far each input moves the answer of the method, a fifth less and a fifth more. */
import {
  type ChartDefinition,
  type NotApplicable,
  notApplicable,
  shownIn,
  type TornadoBar,
  tornado,
} from '@keelson/workflow'

const FIFTH = 0.2
const [LOWERED, RAISED] = ['20 % lower', '20 % higher'] as const

export const sensitivityPicture = {
  sensitivity: {
    title: 'Input sensitivity',
    description: 'Main result with each input in turn reduced and increased by 20 %.',
  },
}

interface Moved<P> {
  readonly name: keyof P & string
  readonly called: string
  readonly unit: string
}
/** What a method answers first, and the inputs that move it. */
export interface Answer<P> {
  readonly title: string
  readonly unit: string
  readonly of: (p: P) => number | undefined
  readonly inputs: readonly Moved<P>[]
}
export const moved = <N extends string>(name: N, called: string, unit: string) => ({ name, called, unit })

export function sensitivity<P extends object>(
  p: P,
  { title, unit, of, inputs }: Answer<P>,
): ChartDefinition | NotApplicable {
  const base = of(p)
  if (base === undefined) return notApplicable('no rate is economic')
  const bars = inputs.flatMap(({ name, called, unit: own }) =>
    (
      [
        [LOWERED, 1 - FIFTH],
        [RAISED, 1 + FIFTH],
      ] as const
    ).flatMap(([end, factor]): TornadoBar[] => {
      const value = p[name]
      if (typeof value !== 'number' || value === 0) return []
      const to = of({ ...p, [name]: value * factor })
      return to === undefined ? [] : [{ name: called, end, to, label: shownIn(value * factor, own, 3) }]
    }),
  )
  if (bars.length === 0) return notApplicable('all inputs that affect the result are 0')
  return tornado({ x: { title, unit }, base, ends: [LOWERED, RAISED], bars })
}
