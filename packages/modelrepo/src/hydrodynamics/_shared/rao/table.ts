/** The table of a request as an RAO, and what is wrong with it or with the place it is asked at. SI. */
import { axesLeft, headingRead, type Rao, type Symmetry } from '@keelson/physics/rao/rao.ts'
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

export const queryOf = (p: Asked) => ({ period: p.query_period, heading: p.query_heading })

export const tableRules = (p: Asked): Problem[] => {
  const order = [...orderProblems('periods', p.periods, 's'), ...orderProblems('headings', p.headings, 'deg')]
  return order.length > 0 ? order : outsideProblems(p)
}

function orderProblems(name: 'periods' | 'headings', axis: readonly number[], unit: string): Problem[] {
  const at = axis.findIndex((own, i) => i > 0 && own <= (axis[i - 1] ?? own))
  if (at < 0) return []
  const message = `must be above the one before it, ${shownIn(axis[at - 1] ?? 0, unit)}: the ${name} ascend; read ${shownIn(axis[at] ?? 0, unit)}`
  return [{ pointer: `/${name}/${at}`, message }]
}

const AXES = {
  period: { pointer: '/query_period', title: 'Periods', unit: 's' },
  heading: { pointer: '/query_heading', title: 'Headings', unit: 'deg' },
} as const

function outsideProblems(p: Asked): Problem[] {
  const query = queryOf(p)
  return axesLeft(p, query, p.symmetry).map((axis) => {
    const { pointer, title, unit } = AXES[axis]
    const nodes = axis === 'period' ? p.periods : p.headings
    const ends = `${shownIn(nodes[0] ?? 0, unit)} to ${shownIn(nodes.at(-1) ?? 0, unit)}`
    const read = headingRead(p, query.heading, p.symmetry)
    const mirrored = axis === 'heading' && read !== query.heading ? `, in the mirror ${shownIn(read, unit)}` : ''
    const message = `must lie within the ${midSentence(title)} of the table, ${ends}: nothing is extrapolated; read ${shownIn(query[axis], unit)}${mirrored}`
    return { pointer, message }
  })
}
