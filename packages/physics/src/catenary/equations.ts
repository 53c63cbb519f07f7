/** The elastic catenary between two points, with and without seabed contact: every formula, once. Coherent SI. */
import { abs, asinh, atanh, equation, max, sqrt, tanh } from '@keelson/equations'
import { IRVINE, JONKMAN, where } from './symbols.ts'

/** Horizontal span of a line that hangs free over its whole length; needs H > 0. */
export const suspendedX = equation({
  symbol: 'x',
  title: 'Horizontal span, line suspended',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-35a',
  where: where('x', 'H', 'V', 'w', 'L', 'EA'),
  left: ({ x }) => x,
  evaluate: ({ H, V, w, L, EA }) => (H / w) * (asinh(V / H) - asinh((V - w * L) / H)) + (H * L) / EA,
})

/** Vertical span of a line that hangs free over its whole length; needs H > 0. */
export const suspendedZ = equation({
  symbol: 'z',
  title: 'Vertical span, line suspended',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-35b',
  where: where('z', 'H', 'V', 'w', 'L', 'EA'),
  left: ({ z }) => z,
  evaluate: ({ H, V, w, L, EA }) =>
    (H / w) * (sqrt(1 + (V / H) ** 2) - sqrt(1 + ((V - w * L) / H) ** 2)) + (V * L - (w * L ** 2) / 2) / EA,
})

/**
 * `suspendedX` for a tension far beyond the weight, without a difference of nearly equal numbers: with sinh u = V/H and
 * sinh v = V_A/H, tanh((u - v)/2) = (sinh u - sinh v)/(cosh u + cosh v) = w L/(T + T_A).
 */
export const tautX = equation({
  symbol: 'x',
  title: 'Horizontal span, line taut',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-35a, rearranged',
  where: where('x', 'H', 'w', 'L', 'T', 'T_A', 'EA'),
  left: ({ x }) => x,
  evaluate: ({ H, w, L, T, T_A, EA }) => ((2 * H) / w) * atanh((w * L) / (T + T_A)) + (H * L) / EA,
})

/** `suspendedZ` with T^2 - T_A^2 = w L (V + V_A); holds for every line, and keeps its digits in a taut one. */
export const tautZ = equation({
  symbol: 'z',
  title: 'Vertical span, line taut',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-35b, rearranged',
  where: where('z', 'V', 'V_A', 'L', 'T', 'T_A', 'EA'),
  left: ({ z }) => z,
  evaluate: ({ V, V_A, L, T, T_A, EA }) => L * (V + V_A) * (1 / (T + T_A) + 1 / (2 * EA)),
})

/** Length on the seabed; needs 0 <= V <= w L. */
export const groundedLength = equation({
  symbol: 'L_B',
  title: 'Unstretched length on the seabed',
  unit: 'm',
  source: JONKMAN,
  clause: 'with eq. 2-37',
  where: where('L', 'V', 'w'),
  evaluate: ({ L, V, w }) => L - V / w,
})

/** Part of the grounded length, next to the anchor, over which friction leaves no tension; 0 without friction. */
export const relievedLength = equation({
  symbol: 'L_0',
  title: 'Slack length on the seabed',
  unit: 'm',
  source: JONKMAN,
  clause: 'with eq. 2-37a',
  where: where('L_B', 'H', 'C_B', 'w'),
  evaluate: ({ L_B, H, C_B, w }) => (C_B * w * L_B > H ? L_B - H / (C_B * w) : 0),
  limited: { holds: 'no length is slack unless friction exhausts the tension' },
})

/** Horizontal span of a line that rests on a frictionless seabed; needs H > 0. */
export const groundedX = equation({
  symbol: 'x',
  title: 'Horizontal span, line on frictionless seabed',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-37a with C_B = 0',
  where: where('x', 'H', 'V', 'w', 'L', 'EA', 'L_B'),
  left: ({ x }) => x,
  evaluate: ({ H, V, w, L, EA, L_B }) => L_B + (H / w) * asinh(V / H) + (H * L) / EA,
})

/**
 * Horizontal span of a line that rests on a seabed with friction; needs H > 0. Jonkman prints the last term as
 * -L_B^2 + x_0 max(x_0, 0) with x_0 = L_B - H/(C_B w), which is L_0^2 - L_B^2.
 */
export const groundedFrictionX = equation({
  symbol: 'x',
  title: 'Horizontal span, line on seabed with friction',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-37a',
  where: where('x', 'H', 'V', 'w', 'L', 'EA', 'L_B', 'C_B', 'L_0'),
  left: ({ x }) => x,
  evaluate: ({ H, V, w, L, EA, L_B, C_B, L_0 }) =>
    L_B + (H / w) * asinh(V / H) + (H * L) / EA + ((C_B * w) / (2 * EA)) * (L_0 ** 2 - L_B ** 2),
})

/** Vertical span of a line that rests on the seabed; needs H > 0. */
export const groundedZ = equation({
  symbol: 'z',
  title: 'Vertical span, line on seabed',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-37b, from eq. 2-35b for a hanging length V/w',
  where: where('z', 'H', 'V', 'w', 'EA'),
  left: ({ z }) => z,
  evaluate: ({ H, V, w, EA }) => (H / w) * (sqrt(1 + (V / H) ** 2) - 1) + V ** 2 / (2 * EA * w),
})

/** `groundedZ` with T^2 - H^2 = V^2; holds for every grounded line, and keeps its digits in a taut one. */
export const tautGroundedZ = equation({
  symbol: 'z',
  title: 'Vertical span, taut line on seabed',
  unit: 'm',
  source: JONKMAN,
  clause: 'eq. 2-37b, rearranged',
  where: where('z', 'V', 'w', 'T', 'H', 'EA'),
  left: ({ z }) => z,
  evaluate: ({ V, w, T, H, EA }) => (V ** 2 / w) * (1 / (T + H) + 1 / (2 * EA)),
})

/** Vertical tension at the anchor of a suspended line: positive pulls up, negative where the line hangs below it. */
export const suspendedAnchorV = equation({
  symbol: 'V_A',
  title: 'Anchor vertical tension, line suspended',
  unit: 'N',
  source: JONKMAN,
  clause: 'with eq. 2-35',
  where: where('V', 'w', 'L'),
  evaluate: ({ V, w, L }) => V - w * L,
})

/** Horizontal tension at the anchor, after what seabed friction has taken up. */
export const groundedAnchorH = equation({
  symbol: 'H_A',
  title: 'Anchor horizontal tension, line on seabed',
  unit: 'N',
  source: JONKMAN,
  clause: 'with eq. 2-37',
  where: where('H', 'C_B', 'w', 'L_B'),
  evaluate: ({ H, C_B, w, L_B }) => max(H - C_B * w * L_B, 0),
  limited: { holds: 'friction can reduce the tension only to zero' },
})

export const fairleadTension = equation({
  symbol: 'T',
  title: 'Fairlead tension',
  unit: 'N',
  source: JONKMAN,
  clause: 'resultant of H and V',
  where: where('H', 'V'),
  evaluate: ({ H, V }) => sqrt(H ** 2 + V ** 2),
})

export const anchorTension = equation({
  symbol: 'T_A',
  title: 'Anchor tension',
  unit: 'N',
  source: JONKMAN,
  clause: 'resultant of H_A and V_A',
  where: where('H_A', 'V_A'),
  evaluate: ({ H_A, V_A }) => sqrt(H_A ** 2 + V_A ** 2),
})

/**
 * Weight of the vertical part of a slack line: the root of z = V/w + V^2/(2 EA w), written so that it keeps its digits
 * for a stiff line. EA (sqrt(1 + 2 w z/EA) - 1) is the same.
 */
export const slackV = equation({
  symbol: 'V_0',
  title: 'Weight hanging vertically from the fairlead',
  unit: 'N',
  source: JONKMAN,
  clause: 'eq. 2-37b for H = 0',
  where: where('w', 'z', 'EA'),
  evaluate: ({ w, z, EA }) => (2 * w * z) / (1 + sqrt(1 + (2 * w * z) / EA)),
})

/** Vertical line, x = 0, under tension over its whole length: z >= L + w L^2/(2 EA). */
export const verticalTautV = equation({
  symbol: 'V',
  title: 'Fairlead vertical tension, vertical line',
  unit: 'N',
  source: IRVINE,
  clause: 'elastic line, H = 0',
  where: where('EA', 'z', 'L', 'w'),
  evaluate: ({ EA, z, L, w }) => (EA * (z - L)) / L + (w * L) / 2,
})

/** Both ends on one vertical with the line in a loop below them: H = 0 and 0 <= V <= w L. */
export const verticalLoopV = equation({
  symbol: 'V',
  title: 'Fairlead vertical tension, vertical loop',
  unit: 'N',
  source: JONKMAN,
  clause: 'eq. 2-35b for H = 0',
  where: where('z', 'L', 'w', 'EA'),
  evaluate: ({ z, L, w, EA }) => (z + L + (w * L ** 2) / (2 * EA)) / (2 / w + L / EA),
})

/** Vertical line, x = 0, hanging from the anchor: z <= -(L + w L^2/(2 EA)), so that V <= 0. */
export const verticalHungV = equation({
  symbol: 'V',
  title: 'Fairlead vertical tension, line hanging from anchor',
  unit: 'N',
  source: IRVINE,
  clause: 'elastic line, H = 0',
  where: where('EA', 'z', 'L', 'w'),
  evaluate: ({ EA, z, L, w }) => (EA * (z + L)) / L + (w * L) / 2,
})

/** Start guess of the sag parameter: 0.2 for a taut line (to a millionth of L^2), 1e6 for a span of nothing. */
export const startSag = equation({
  symbol: 'lambda',
  title: 'Initial sag parameter',
  unit: '-',
  source: JONKMAN,
  clause: 'initial values of the iteration',
  where: where('x', 'z', 'L'),
  evaluate: ({ x, z, L }) =>
    x === 0 ? 1e6 : L ** 2 <= 1.000001 * (x ** 2 + z ** 2) ? 0.2 : sqrt(3 * ((L ** 2 - z ** 2) / x ** 2 - 1)),
  limited: { holds: 'initial values do not affect the converged result' },
})

export const startH = equation({
  symbol: 'H',
  title: 'Initial horizontal tension',
  unit: 'N',
  source: JONKMAN,
  clause: 'initial values of the iteration',
  where: where('w', 'x', 'lambda'),
  evaluate: ({ w, x, lambda }) => abs((w * x) / (2 * lambda)),
})

export const startV = equation({
  symbol: 'V',
  title: 'Initial vertical tension',
  unit: 'N',
  source: JONKMAN,
  clause: 'initial values of the iteration',
  where: where('w', 'z', 'L', 'lambda'),
  evaluate: ({ w, z, L, lambda }) => (w / 2) * (z / tanh(lambda) + L),
})
