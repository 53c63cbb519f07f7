/**
 * The steps of a frame: the displacements of its tip with the forces that balance there, and of each member that governs
 * how it is deformed, what forces that takes and what stress they make.
 */
import { type Met, met, type Trace } from '@keelson/equations'
import * as beam from '@keelson/physics/frame/equations.ts'
import { endForces, largestMoment, type MemberState, shearFreeWithin } from '@keelson/physics/frame/member.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { hibbeler } from '@keelson/physics/frame/source.ts'
import { axialStress, barStress, bendingStress, fibreStress } from '@keelson/physics/member-stress/fibre.ts'
import { type Governing, largestForce } from './forces.ts'
import { type Frame, modelOf } from './model.ts'

/** Share of the largest force below which a force is rounding. */
const ROUNDING = 1e-9
const STIFFNESS = { source: hibbeler, clause: 'ch. 16, stiffness method' } as const
const DIRECTIONS = [
  { letter: 'u', name: 'x', unit: 'm', force: 'N', ahead: 'Forces to the right', back: 'forces to the left' },
  { letter: 'v', name: 'y', unit: 'm', force: 'N', ahead: 'Forces upwards', back: 'forces downwards' },
  {
    letter: 'theta',
    name: 'rotation',
    unit: 'rad',
    force: 'N*m',
    ahead: 'Moments anticlockwise',
    back: 'moments clockwise',
  },
] as const

/** What a member adds to the trace. */
interface TracedMember {
  readonly N: number
  readonly M: number
}

export function traceFrame(p: Frame, solution: FrameSolution, governing: Governing, trace: Trace) {
  const { cross_section_area: A, second_moment_of_area: I } = p
  const steps = new Steps(p, solution, trace)
  const tip = steps.tip()
  const middle = steps.middle()
  const delta = steps.most(governing.node, tip)
  steps.supported()
  trace.section('Rigidities')
  const EA = trace.apply(beam.axialRigidity, { E: p.youngs_modulus, A })
  const EI = trace.apply(beam.flexuralRigidity, { E: p.youngs_modulus, I })
  const traced = new Map<number, TracedMember>()
  const ofMember = (k: number): TracedMember => {
    const known = traced.get(k)
    if (known) return known
    const made = steps.member(k, EA, EI)
    traced.set(k, made)
    return made
  }
  const c = p.section_half_depth
  const { N } = ofMember(governing.axial)
  ofMember(governing.moment)
  ofMember(governing.stress)
  trace.section('Stress')
  const axial = stressOf((k) => trace.apply(axialStress, { N: ofMember(k).N, A }, named('sigma_a', { N: 'N' }, k)))
  const sigma_a = axial(governing.axial)
  const bending =
    c === undefined
      ? undefined
      : stressOf((k) => trace.apply(bendingStress, { M: ofMember(k).M, c, I }, named('sigma_b', { M: 'M' }, k)))
  const sigma_b = bending?.(governing.moment)
  const [a, b] = [axial(governing.stress), bending?.(governing.stress)]
  const here = { sigma_a: `sigma_a_${governing.stress}`, sigma_b: `sigma_b_${governing.stress}` }
  const sigma_vM =
    b === undefined
      ? trace.apply(barStress, { sigma_a: a }, { rename: here })
      : trace.apply(fibreStress, { sigma_a: a, sigma_b: b }, { rename: here })
  return { middle, delta, N, sigma_a, sigma_b, sigma_vM }
}

/** A stress of each member once. */
function stressOf(make: (k: number) => number): (k: number) => number {
  const known = new Map<number, number>()
  return (k) => {
    const before = known.get(k)
    if (before !== undefined) return before
    const made = make(k)
    known.set(k, made)
    return made
  }
}

/** Symbols with the number of their member. */
const named = (as: string, rename: Readonly<Record<string, string>>, k: number) => ({
  as: `${as}_${k}`,
  rename: Object.fromEntries(Object.entries(rename).map(([name, symbol]) => [name, `${symbol}_${k}`])),
})

class Steps {
  private readonly p: Frame
  private readonly solution: FrameSolution
  private readonly trace: Trace
  private readonly held: ReadonlySet<number>
  private readonly rounding: number
  private readonly size: number

  constructor(p: Frame, solution: FrameSolution, trace: Trace) {
    this.p = p
    this.solution = solution
    this.trace = trace
    this.held = new Set(
      modelOf(p).supports.flatMap((s) =>
        DIRECTIONS.flatMap(({ name }, d) => (s[name] === undefined ? [] : [3 * s.node + d])),
      ),
    )
    this.rounding = ROUNDING * largestForce(solution)
    this.size = Math.max(...solution.members.map(({ L }) => L))
  }

  /** Displacements of the last node. */
  tip() {
    const node = this.solution.nodes.length - 1
    this.trace.section('Tip displacements')
    const [u = 0, v = 0, theta = 0] = [0, 1, 2].map((d) => this.displacement(node, d, 'tip'))
    return { u, v, theta }
  }

  /** Displacement in y of the second node. */
  middle(): number {
    this.trace.section('Second node displacement')
    return this.displacement(1, 1, 'mid')
  }

  /** The sums of what the supports hold, and the size of their largest moment. */
  supported() {
    this.trace.section('Reactions')
    const { reactions } = this.solution
    const sum = (d: 0 | 1, of: (r: (typeof reactions)[number]) => number) => {
      const { name } = DIRECTIONS[d]
      const R_k = reactions.map((r) => this.reaction(r.node, d, of(r)))
      return this.trace.apply(
        beam.totalReaction,
        { R_k },
        { as: `R_${name}`, title: `Total reaction in ${name}`, rename: { R_k: `R_${name}_k` } },
      )
    }
    const [x, y] = [sum(0, (r) => r.x), sum(1, (r) => r.y)]
    const most = reactions.reduce((a, b) => (Math.abs(b.rotation) > Math.abs(a.rotation) ? b : a))
    const M = this.reaction(most.node, 2, most.rotation)
    const moment = this.trace.apply(beam.supportMomentSize, { M }, { rename: { M: `R_rotation_${most.node}` } })
    return { x, y, moment }
  }

  /** What a support holds: what the members and loads on its node push the other way. */
  private reaction(node: number, d: 0 | 1 | 2, value: number): number {
    const { name, force } = DIRECTIONS[d]
    const what =
      name === 'rotation' ? `Support moment reaction at node ${node}` : `Support reaction at node ${node} in ${name}`
    const { change, corrections } = this.solution.how
    const pushed = [...this.loadsOn(node, d), ...this.membersOn(node, d)].reduce((total, f) => total - f, 0)
    return this.trace.solved({
      ...STIFFNESS,
      symbol: `R_${name}_${node}`,
      title: what,
      unit: force,
      value,
      trial: 0,
      residual: change,
      iterations: corrections,
      method: 'equilibrium of the member forces and loads at the support node',
      meets: [met('Support reaction', force, value, 'opposite of the member forces and loads on the node', pushed)],
    })
  }

  /** Displacement of the node that has moved most; the tip is known already. */
  most(node: number, tip: { readonly u: number; readonly v: number }): number {
    this.trace.section('Maximum displacement')
    const isTip = node === this.solution.nodes.length - 1
    const name = isTip ? 'tip' : 'max'
    const [u = 0, v = 0] = isTip ? [tip.u, tip.v] : [0, 1].map((d) => this.displacement(node, d, name))
    return this.trace.apply(
      beam.resultantDisplacement,
      { u, v },
      { title: `Displacement of node ${node}`, rename: { u: `u_${name}`, v: `v_${name}` } },
    )
  }

  private displacement(node: number, d: number, name: string): number {
    const { letter, unit, name: direction } = DIRECTIONS[d] as (typeof DIRECTIONS)[number]
    const { x, y, rotation = 0 } = this.solution.nodes[node] as FrameSolution['nodes'][number]
    const value = [x, y, rotation][d] as number
    const what = direction === 'rotation' ? `Rotation of node ${node}` : `Displacement of node ${node} in ${direction}`
    return this.found(`${letter}_${name}`, what, unit, value, this.isHeld(node, d), () => this.balance(node, d))
  }

  private isHeld(node: number, d: number): boolean {
    return this.held.has(3 * node + d)
  }

  /** A displacement or deformation that the solution gives; one that a support holds is read from the supports. */
  private found(symbol: string, title: string, unit: string, value: number, held: boolean, meets: () => Met[]): number {
    const { change, corrections } = this.solution.how
    if (held) return this.trace.lookup({ ...STIFFNESS, symbol, title, unit, value, cell: 'fixed by its support' })
    return this.trace.solved({
      ...STIFFNESS,
      symbol,
      title,
      unit,
      value,
      trial: 0,
      residual: change,
      iterations: corrections,
      method:
        'direct solution of the stiffness equations of all nodes, corrected until the member forces balance the loads',
      meets: meets(),
    })
  }

  /** What pushes a node one way, and what pushes it back: the members around it and its own loads. */
  private balance(node: number, d: number): Met[] {
    const { ahead, back, force } = DIRECTIONS[d] as (typeof DIRECTIONS)[number]
    const smallest = d === 2 ? this.rounding * this.size : this.rounding
    const pushes = [...this.loadsOn(node, d), ...this.membersOn(node, d)].filter((f) => Math.abs(f) > smallest)
    const sum = (sign: 1 | -1) => pushes.reduce((total, f) => total + Math.max(0, sign * f), 0)
    return [met(`${ahead} on node ${node}`, force, sum(1), `${back} on the node`, sum(-1))]
  }

  private loadsOn(node: number, d: number): readonly number[] {
    const direction = ['x', 'y', 'moment'][d]
    return this.p.nodal_loads.flatMap((load) =>
      load.node === node && load.direction === direction ? [load.magnitude] : [],
    )
  }

  private membersOn(node: number, d: number): readonly number[] {
    return this.solution.members.flatMap((member) => {
      const forces = endForces(member)
      return [
        ...(member.start === node ? [-(forces[d] as number)] : []),
        ...(member.end === node ? [-(forces[3 + d] as number)] : []),
      ]
    })
  }

  /** How a member is deformed, and the forces in it. */
  member(k: number, EA: number, EI: number): TracedMember {
    const { trace } = this
    const member = this.solution.members[k] as MemberState
    const { start, end } = member
    trace.section(`Element ${k}, from node ${start} to node ${end}`)
    const { L, c, s } = this.geometry(k, member)
    const { p, w } = this.load(k, c, s)
    const own = { L: `L_${k}`, p: `p_${k}`, w: `w_${k}` }
    const e = this.deformation(k, member, 'e', 'Elongation', 'm', member.e)
    const N_1 = trace.apply(
      beam.axialForceAtStart,
      { EA, e, L, p },
      { as: `N_1_${k}`, rename: { ...own, e: `e_${k}` } },
    )
    const N_2 = trace.apply(
      beam.axialForceAtEnd,
      { N_1, p, L },
      { as: `N_2_${k}`, rename: { ...own, N_1: `N_1_${k}` } },
    )
    const psi = this.deformation(k, member, 'psi', 'Chord rotation', 'rad', member.psi)
    const theta_1 = this.turned(k, start, 'theta_1', member.theta_1)
    const theta_2 = this.turned(k, end, 'theta_2', member.theta_2)
    const turned = { ...own, theta_1: `theta_1_${k}`, theta_2: `theta_2_${k}`, psi: `psi_${k}` }
    const ends = { EI, L, theta_1, theta_2, psi, w }
    const M_1 = trace.apply(beam.momentOnStart, ends, { as: `M_1_${k}`, rename: turned })
    const M_2 = trace.apply(beam.momentOnEnd, ends, { as: `M_2_${k}`, rename: turned })
    return { N: Math.abs(N_2) > Math.abs(N_1) ? N_2 : N_1, M: this.largest(k, member, { M_1, M_2, L, w }) }
  }

  private geometry(k: number, { start, end }: MemberState) {
    const { trace } = this
    const { node_coordinates: nodes } = this.p
    const [[x_1 = 0, y_1 = 0] = [], [x_2 = 0, y_2 = 0] = []] = [nodes[start], nodes[end]]
    const rename = {
      x_1: `x_${start}`,
      y_1: `y_${start}`,
      x_2: `x_${end}`,
      y_2: `y_${end}`,
      L: `L_${k}`,
    }
    const L = trace.apply(beam.memberLength, { x_1, y_1, x_2, y_2 }, { as: `L_${k}`, rename })
    const c = trace.apply(beam.directionCosine, { x_1, x_2, L }, { as: `c_${k}`, rename })
    const s = trace.apply(beam.directionSine, { y_1, y_2, L }, { as: `s_${k}`, rename })
    return { L, c, s }
  }

  private load(k: number, c: number, s: number) {
    const { trace } = this
    const rows = this.p.member_loads.filter(({ element }) => element === k)
    const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
    const read = (symbol: string, title: string, value: number) =>
      trace.lookup({
        ...STIFFNESS,
        symbol,
        title,
        unit: 'N/m',
        value,
        cell: rows.length === 0 ? 'no load on this element' : `member loads, element ${k}`,
      })
    if (rows.length === 0)
      return {
        p: read(`p_${k}`, 'Axial load per unit length', 0),
        w: read(`w_${k}`, 'Transverse load per unit length', 0),
      }
    const w_x = read(
      `w_x_${k}`,
      'Load in x per unit length',
      sum((row) => row.w_x),
    )
    const w_y = read(
      `w_y_${k}`,
      'Load in y per unit length',
      sum((row) => row.w_y),
    )
    const rename = { w_x: `w_x_${k}`, w_y: `w_y_${k}`, c: `c_${k}`, s: `s_${k}` }
    return {
      p: trace.apply(beam.loadAlong, { w_x, w_y, c, s }, { as: `p_${k}`, rename }),
      w: trace.apply(beam.loadAcross, { w_x, w_y, c, s }, { as: `w_${k}`, rename }),
    }
  }

  /** What the displacements of its nodes make of a member, with the balance of what they are free to do. */
  private deformation(
    k: number,
    { start, end }: MemberState,
    symbol: string,
    title: string,
    unit: string,
    value: number,
  ): number {
    const free = [start, end].flatMap((node) => [0, 1].flatMap((d) => (this.isHeld(node, d) ? [] : [{ node, d }])))
    return this.found(`${symbol}_${k}`, `${title} of element ${k}`, unit, value, free.length === 0, () =>
      free.flatMap(({ node, d }) => this.balance(node, d)),
    )
  }

  private turned(k: number, node: number, symbol: string, value: number): number {
    return this.found(`${symbol}_${k}`, `Rotation of node ${node}`, 'rad', value, this.isHeld(node, 2), () =>
      this.balance(node, 2),
    )
  }

  /** The largest moment by size: at an end, or within where the shear force changes its sign. */
  private largest(k: number, member: MemberState, ends: { M_1: number; M_2: number; L: number; w: number }): number {
    const { trace } = this
    const { M_1, M_2, L, w } = ends
    const within = shearFreeWithin(member)
    const { x } = largestMoment(member)
    if (within === undefined || x !== within) return x === 0 ? M_1 : M_2
    const rename = { M_1: `M_1_${k}`, M_2: `M_2_${k}`, L: `L_${k}`, w: `w_${k}`, V_1: `V_1_${k}`, x: `x_0_${k}` }
    const V_1 = trace.apply(beam.shearOnStart, { M_1, M_2, L, w }, { as: `V_1_${k}`, rename })
    const x_0 = trace.apply(beam.shearFreePoint, { V_1, w }, { as: `x_0_${k}`, rename })
    return trace.apply(beam.bendingMomentAt, { M_1, V_1, w, x: x_0 }, { as: `M_${k}`, rename })
  }
}
