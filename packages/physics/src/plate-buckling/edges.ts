/**
 * Elastic buckling factors of a plate whose loaded edges are simply supported and whose long edges are clamped, or one free:
 * roots of the stability equations of Timoshenko and Gere (1961) 9.4. Coherent SI.
 */
import { cos, equation, pi, silent, sin, sqrt, type Trace, tanh } from '@keelson/equations'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { timoshenkoGere } from './elastic.ts'
import { freeEdgeFactor } from './free-edge.ts'

const AT = { source: timoshenkoGere, clause: '9.4, plates with various edge conditions' } as const
const k = ['buckling coefficient', '-'] as const
const s = ['plate width', 'm'] as const
const lambda_m = ['wave number along the length', 'rad/m'] as const
const nu = ["Poisson's ratio", '-'] as const
const alpha = ['hyperbolic wave number across the width', 'rad/m'] as const
const beta = ['circular wave number across the width', 'rad/m'] as const

export const lengthwiseNumber = equation({
  ...AT,
  symbol: 'lambda_m',
  title: 'Wave number along the length',
  unit: 'rad/m',
  where: { m: ['number of half-waves along the length', '-'], l: ['plate length', 'm'] },
  evaluate: ({ m, l }) => (m * pi) / l,
})

export const hyperbolicNumber = equation({
  ...AT,
  symbol: 'alpha',
  title: 'Hyperbolic wave number',
  unit: 'rad/m',
  where: { lambda_m, k, s },
  evaluate: ({ lambda_m, k, s }) => sqrt((lambda_m * pi * sqrt(k)) / s + lambda_m ** 2),
})

export const circularNumber = equation({
  ...AT,
  symbol: 'beta',
  title: 'Circular wave number',
  unit: 'rad/m',
  where: { lambda_m, k, s },
  evaluate: ({ lambda_m, k, s }) => sqrt((lambda_m * pi * sqrt(k)) / s - lambda_m ** 2),
})

/** Where the circular part is hyperbolic too: a plate much shorter than wide, with a free edge. */
export const secondHyperbolicNumber = equation({
  ...AT,
  symbol: 'kappa',
  title: 'Second hyperbolic wave number',
  unit: 'rad/m',
  where: { lambda_m, k, s },
  evaluate: ({ lambda_m, k, s }) => sqrt(lambda_m ** 2 - (lambda_m * pi * sqrt(k)) / s),
})

const STABLE = { ...AT, symbol: 'f_k', unit: 'rad/m' } as const

/** Both long edges clamped, a shape that is even over the width. */
export const clampedEdges = equation({
  ...STABLE,
  title: 'Stability criterion, clamped long edges',
  where: { alpha, beta, s },
  left: ({ alpha, beta, s }) => alpha * tanh((alpha * s) / 2) * cos((beta * s) / 2),
  evaluate: ({ beta, s }) => -beta * sin((beta * s) / 2),
})

const FREE = { ...AT, symbol: 'f_k', unit: 'rad5/m5', title: 'Stability criterion, one long edge free' } as const

/** One long edge simply supported and the other free. */
export const freeEdge = equation({
  ...FREE,
  where: { alpha, beta, lambda_m, nu, s },
  left: ({ alpha, beta, lambda_m, nu, s }) => alpha * (beta ** 2 + nu * lambda_m ** 2) ** 2 * sin(beta * s),
  evaluate: ({ alpha, beta, lambda_m, nu, s }) =>
    beta * (alpha ** 2 - nu * lambda_m ** 2) ** 2 * tanh(alpha * s) * cos(beta * s),
})

/** The same where the circular part is hyperbolic. */
export const shortFreeEdge = equation({
  ...FREE,
  where: { alpha, kappa: ['second hyperbolic wave number', 'rad/m'], lambda_m, nu, s },
  left: ({ alpha, kappa, lambda_m, nu, s }) => alpha * (nu * lambda_m ** 2 - kappa ** 2) ** 2 * tanh(kappa * s),
  evaluate: ({ alpha, kappa, lambda_m, nu, s }) => kappa * (alpha ** 2 - nu * lambda_m ** 2) ** 2 * tanh(alpha * s),
})

interface Plate {
  readonly s: number
  readonly l: number
}

/** The least factor of all half-waves with clamped long edges. */
export function clampedFactor({ s, l }: Plate, trace: Trace = silent): number {
  const near = Math.max(1, Math.floor((HALF_WAVES_PER_WIDTH * l) / s))
  const all = [near, near + 1].map((m) => clampedAt({ s, l }, m))
  const found = all.reduce((a, b) => (b.k < a.k ? b : a))
  const lambda_m = trace.apply(lengthwiseNumber, { m: tracedHalfWaves(found.m, trace), l })
  const k = tracedRoot(
    found,
    'bisection on the angle beta s/2 from 90° to 180°, minimum over all half-wave numbers',
    trace,
  )
  const alpha = trace.apply(hyperbolicNumber, { lambda_m, k, s })
  const beta = trace.apply(circularNumber, { lambda_m, k, s })
  trace.apply(clampedEdges, { alpha, beta, s })
  return k
}

interface Found {
  readonly m: number
  readonly k: number
  readonly iterations: number
}

/** Of a long plate: the factor falls towards so many half-waves over a length of its width, and grows beyond. */
const HALF_WAVES_PER_WIDTH = 1.5

/** beta s/2 lies between pi/2 and pi: sqrt(k) = s (beta^2 + lambda_m^2)/(pi lambda_m). */
function clampedAt({ s, l }: Plate, m: number): Found {
  const lambda_m = lengthwiseNumber.evaluate({ m, l })
  const root = bracketedRoot(
    (angle) => {
      const beta = (2 * angle) / s
      const alpha = Math.sqrt(beta ** 2 + 2 * lambda_m ** 2)
      const ends = { alpha, beta, s }
      return (clampedEdges.left?.(ends) ?? 0) - clampedEdges.evaluate(ends)
    },
    Math.PI / 2,
    Math.PI,
  )
  const beta = (2 * root.x) / s
  return { m, k: ((s * (beta ** 2 + lambda_m ** 2)) / (Math.PI * lambda_m)) ** 2, iterations: root.iterations }
}

/** Below the factor of a plate that turns without bending across, an upper bound, and above that of a wide column. */
export function freeEdgeRoot({ s, l, nu }: Plate & { readonly nu: number }, trace: Trace = silent): number {
  const aspect = (s / l) ** 2
  const bound = freeEdgeFactor.evaluate({ nu, s, l })
  const lambda_m = lengthwiseNumber.evaluate({ m: 1, l })
  const { x, iterations } = bracketedRoot(
    (k) => freeEdgeBalance({ k, lambda_m, nu, s }),
    LOWEST * aspect * (1 - nu ** 2),
    bound,
  )
  trace.apply(lengthwiseNumber, { m: tracedHalfWaves(1, trace), l })
  const k = tracedRoot({ k: x, m: 1, iterations }, 'bracketed between a wide column and the energy upper bound', trace)
  const alpha = trace.apply(hyperbolicNumber, { lambda_m, k, s })
  if (k < aspect) {
    const kappa = trace.apply(secondHyperbolicNumber, { lambda_m, k, s })
    trace.apply(shortFreeEdge, { alpha, kappa, lambda_m, nu, s })
  } else trace.apply(freeEdge, { alpha, beta: trace.apply(circularNumber, { lambda_m, k, s }), lambda_m, nu, s })
  return k
}
/** Just below the factor of a wide column, at which the balance is 0 too for a ratio of 0. */
const LOWEST = 0.99

/** The stability equation over beta cosh(alpha s), which is even in beta and has no pole. */
function freeEdgeBalance(o: { k: number; lambda_m: number; nu: number; s: number }): number {
  const { k, lambda_m, nu, s } = o
  const w = (lambda_m * Math.PI * Math.sqrt(k)) / s
  const [alpha, square] = [Math.sqrt(w + lambda_m ** 2), w - lambda_m ** 2]
  const beta = Math.sqrt(Math.abs(square))
  const across = square > 0 ? Math.sin(beta * s) / beta : square < 0 ? Math.sinh(beta * s) / beta : s
  const along = square > 0 ? Math.cos(beta * s) : Math.cosh(beta * s)
  const [p, q] = [alpha ** 2 - nu * lambda_m ** 2, square + nu * lambda_m ** 2]
  return (alpha * q ** 2 * across - p ** 2 * Math.tanh(alpha * s) * along) / lambda_m ** 4
}

const tracedHalfWaves = (value: number, trace: Trace): number =>
  trace.lookup({
    ...AT,
    symbol: 'm',
    title: 'Half-waves along the length',
    unit: '-',
    value,
    cell: 'minimum buckling coefficient',
  })

const tracedRoot = ({ k, iterations }: Found, method: string, trace: Trace): number =>
  trace.solved({
    ...AT,
    symbol: 'k',
    title: 'Elastic buckling coefficient',
    unit: '-',
    value: k,
    trial: k,
    residual: 0,
    iterations,
    method,
    shown: { symbol: 'f_k' },
  })
