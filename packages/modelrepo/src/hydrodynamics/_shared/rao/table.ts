/** The table of a request as an RAO, and what is wrong with it or with the place it is asked at. SI. */
import { mirroredHeading } from '@keelson/physics/rao/cell-equations.ts'
import { aroundTheCircle, axesLeft, type Rao, type Symmetry } from '@keelson/physics/rao/rao.ts'
import { midSentence, type Problem, shownIn } from '@keelson/workflow'

/** What a workflow takes of `tableParams` and `queryParams`. */
export interface Asked {
  readonly periods: readonly number[]
  readonly headings: readonly number[]
  readonly amplitudes: Rao['amplitudes']
  readonly phases: Rao['phases']
  readonly query_period: number
  readonly query_heading: number
  readonly symmetry: Symmetry
}

const raoIn = ({ periods, headings, amplitudes, phases }: Asked): Rao => ({ periods, headings, amplitudes, phases })

export const queryOf = (p: Asked) => ({ period: p.query_period, heading: p.query_heading })

export const tableRules = (p: Asked): Problem[] => {
  const order = [...orderProblems('periods', p.periods, 's'), ...orderProblems('headings', p.headings, 'deg')]
  return order.length > 0 ? order : [...seamProblems(p), ...outsideProblems(p)]
}

/** Shares of the largest amplitude, and rad, by which rounded numbers of one node may differ. */
const [SAME_AMPLITUDE, SAME_PHASE] = [0.01, 0.02] as const

/** Headings of 0 and 360 are one heading: a table that has both must say the same at both. */
function seamProblems({ headings, amplitudes, phases }: Asked): Problem[] {
  const last = headings.length - 1
  if (last < 1 || Math.abs((headings[last] ?? 0) - (headings[0] ?? 0) - 2 * Math.PI) > 1e-9) return []
  const differs = amplitudes.some((row, i) =>
    (row[0] ?? []).some((A, motion) => {
      const B = row[last]?.[motion] ?? 0
      const largest = Math.max(...row.map((six) => six[motion] ?? 0))
      const turn = (phases[i]?.[0]?.[motion] ?? 0) - (phases[i]?.[last]?.[motion] ?? 0)
      const apart = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
      return Math.abs(A - B) > SAME_AMPLITUDE * largest || (A > SAME_AMPLITUDE * largest && apart > SAME_PHASE)
    }),
  )
  if (!differs) return []
  return ['/headings/0', `/headings/${last}`].map((pointer) => ({
    pointer,
    message: 'must have the same motions at 0° and 360°, which are the same heading',
  }))
}

function orderProblems(name: 'periods' | 'headings', axis: readonly number[], unit: string): Problem[] {
  const at = axis.findIndex((own, i) => i > 0 && own <= (axis[i - 1] ?? own))
  if (at < 0) return []
  const message = `must be greater than the previous value, ${shownIn(axis[at - 1] ?? 0, unit)}, because the ${name} are in ascending order (entered: ${shownIn(axis[at] ?? 0, unit)})`
  return [{ pointer: `/${name}/${at}`, message }]
}

const AXES = {
  period: { pointer: '/query_period', title: 'Periods', unit: 's' },
  heading: { pointer: '/query_heading', title: 'Headings', unit: 'deg' },
} as const

const mirrored = ({ query_heading: beta, symmetry }: Asked): string =>
  symmetry === 'none' ? '' : `, mirrored ${shownIn(mirroredHeading.evaluate({ beta }), 'deg')}`

function outsideProblems(p: Asked): Problem[] {
  const query = queryOf(p)
  const around = aroundTheCircle(raoIn(p))
  return axesLeft(around, query, p.symmetry).map((axis) => {
    const { pointer, title, unit } = AXES[axis]
    const nodes = axis === 'period' ? p.periods : p.headings
    const ends = `${shownIn(nodes[0] ?? 0, unit)} to ${shownIn(nodes.at(-1) ?? 0, unit)}`
    const message = `must be within the ${midSentence(title)} of the table, ${ends} (entered: ${shownIn(query[axis], unit)}${axis === 'heading' ? mirrored(p) : ''})`
    return { pointer, message }
  })
}
