/** One harmonic or one node of the solution, written out: what every other one is worked out by. */
import type { Trace } from '@keelson/equations'
import { harmonicsOf } from '@keelson/numerics/harmonics.ts'
import { stepsOf } from '@keelson/physics/rod-pump/everitt-jennings.ts'
import * as fd from '@keelson/physics/rod-pump/everitt-jennings-equations.ts'
import { MOST_HARMONICS, phasorsAt, throughSection, waveOf } from '@keelson/physics/rod-pump/gibbs.ts'
import { rodArea, waveSpeed } from '@keelson/physics/rod-pump/rod-string.ts'
import { everittJennings, gibbs } from '@keelson/physics/rod-pump/sources.ts'
import type { Solved } from '../_shared/rod-pump/pump.ts'
import type { Surface } from '../_shared/rod-pump/surface.ts'

/** The first harmonic through the top section. */
export function firstHarmonic({ rods, pumping }: Surface, { dynamic }: Solved, trace: Trace): void {
  trace.section('First harmonic through the top section')
  const [section] = rods.sections
  const read = (symbol: string, title: string, unit: string, value: number, of: string) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source: gibbs,
      clause: 'Fourier coefficients',
      value,
      cell: `the first of ${of}`,
    })
  const harmonics = [dynamic.position, dynamic.load].map((list) => harmonicsOf(list, MOST_HARMONICS.value))
  const at = phasorsAt(harmonics[0] as never, harmonics[1] as never, 1)
  const position = 'the Fourier coefficients of the polished rod positions'
  const load = 'the Fourier coefficients of the polished rod loads minus the rod weight'
  const head = {
    U_r: read('U_r', 'Real part of harmonic position', 'm', at.U_r, position),
    U_i: read('U_i', 'Imaginary part of harmonic position', 'm', at.U_i, position),
    F_r: read('F_r', 'Real part of harmonic load', 'N', at.F_r, load),
    F_i: read('F_i', 'Imaginary part of harmonic load', 'N', at.F_i, load),
  }
  trace.apply(rodArea, { d_1: section.diameter }, { as: 'A' })
  const n = read('n', 'Harmonic number', '-', 1, 'the summed harmonics')
  throughSection(head, section, waveOf(n, rods, pumping, trace), rods, trace)
}

/** The polished rod at the first sample, and the node below it. */
export function firstNode({ rods, pumping }: Surface, { dynamic }: Solved, trace: Trace): void {
  trace.section('Position of first sample at first node')
  const [{ diameter: d_n, ...section }] = rods.sections
  const { youngsModulus: E_r, density: rho_r } = rods
  const { position: u, load } = dynamic
  const at = { source: everittJennings, clause: 'finite differences, periodic in time' }
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ ...at, symbol, title, unit, value, cell })
  const Delta_t = read(
    'Delta_t',
    'Time between samples',
    's',
    1 / (pumping.strokes * u.length),
    'stroke time divided by number of samples',
  )
  const reach = waveSpeed.evaluate({ E_r, rho_r }) * Delta_t
  const steps = stepsOf({ ...section, diameter: d_n }, reach)
  const Delta_x = read('Delta_x', 'Node spacing', 'm', section.length / steps, `top section in ${steps} steps`)
  const position = (symbol: string, title: string, value: number) => read(symbol, title, 'm', value, 'card table')
  const u_n = position('u_n', 'Position', u[0] as number)
  const u_a = position('u_a', 'Position at next sample', u[1] as number)
  const u_b = position('u_b', 'Position at previous sample', u.at(-1) as number)
  const b_n = trace.apply(fd.dampedAcceleration, { u_a, u_n, u_b, Delta_t, c: pumping.damping })
  const m_n = trace.apply(fd.nodeMass, { rho_r, d_n, Delta_x }, { as: 'm_n' })
  const Q_a = read('Q_a', 'Load above node', 'N', load[0] as number, 'measured load minus rod weight')
  const Q_b = trace.apply(fd.loadBelow, { Q_a, m_n, b_n })
  trace.apply(fd.nextNode, { u_n, Q_b, Delta_x, E_r, d_n })
}
