/** What follows from the solved tensions: stretched length, bend radius, and the line's points. Coherent SI. */
import { abs, asinh, atan2, atanh, equation, max, reachRange, sqrt } from '@keelson/equations'
import { IRVINE, JONKMAN, where } from './symbols.ts'

const EXACT = { source: IRVINE, clause: 'L + integral of T/EA ds' } as const
const POINT = { source: JONKMAN, clause: 'eq. 2-35 at arc length s' } as const
const BED = { source: JONKMAN, clause: 'eq. 2-37 at arc length s' } as const

/** Stretched length of a line that hangs free, or of the hanging part; V_A = 0 where the line touches down. */
export const suspendedStretch = equation({
  ...EXACT,
  symbol: 'L_s',
  title: 'Stretched length, line suspended',
  unit: 'm',
  where: where('L', 'H', 'V', 'V_A', 'w', 'EA'),
  evaluate: ({ L, H, V, V_A, w, EA }) =>
    L +
    (V * sqrt(H ** 2 + V ** 2) - V_A * sqrt(H ** 2 + V_A ** 2) + H ** 2 * (asinh(V / H) - asinh(V_A / H))) /
      (2 * w * EA),
})

/** `suspendedStretch` for a tension far beyond the weight, without differences of nearly equal numbers. */
export const tautStretch = equation({
  ...EXACT,
  symbol: 'L_s',
  title: 'Stretched length, line taut',
  unit: 'm',
  where: where('L', 'H', 'V', 'V_A', 'T', 'T_A', 'w', 'EA'),
  evaluate: ({ L, H, V, V_A, T, T_A, w, EA }) =>
    L + (L / (2 * EA)) * ((V * (V + V_A)) / (T + T_A) + T_A) + (H ** 2 / (w * EA)) * atanh((w * L) / (T + T_A)),
})

/** Stretched length with the part on the seabed, where the tension falls by C_B w per metre down to nothing. */
export const groundedStretch = equation({
  ...EXACT,
  symbol: 'L_s',
  title: 'Stretched length, line on seabed',
  unit: 'm',
  where: where('L', 'H', 'V', 'w', 'EA', 'L_B', 'L_0', 'C_B'),
  evaluate: ({ L, H, V, w, EA, L_B, L_0, C_B }) =>
    L +
    (V * sqrt(H ** 2 + V ** 2) + H ** 2 * asinh(V / H)) / (2 * w * EA) +
    (H * (L_B - L_0) - (C_B * w * (L_B - L_0) ** 2) / 2) / EA,
})

/** Stretched length where H = 0: a slack line (V_A = 0) or a vertical one. */
export const verticalStretch = equation({
  ...EXACT,
  symbol: 'L_s',
  title: 'Stretched length, no horizontal tension',
  unit: 'm',
  where: where('L', 'V', 'V_A', 'w', 'EA'),
  evaluate: ({ L, V, V_A, w, EA }) => L + (V * abs(V) - V_A * abs(V_A)) / (2 * w * EA),
})

/** Unstretched length off the seabed; L_B = 0 for a line that hangs free. */
export const suspendedLength = equation({
  symbol: 'S',
  title: 'Suspended length',
  unit: 'm',
  source: JONKMAN,
  clause: 'with eq. 2-37',
  where: where('L', 'L_B'),
  evaluate: ({ L, L_B }) => L - L_B,
})

/** 0 for a line without tension. */
export const fairleadAngle = equation({
  symbol: 'theta',
  title: 'Fairlead line angle from horizontal',
  unit: 'rad',
  source: JONKMAN,
  clause: 'direction of the resultant of H and V',
  where: where('H', 'V'),
  evaluate: ({ H, V }) => atan2(V, H),
})

export const lineStrain = equation({
  symbol: 'epsilon',
  title: 'Maximum line strain',
  unit: '-',
  source: IRVINE,
  clause: 'linear elastic line',
  where: where('T', 'EA'),
  evaluate: ({ T, EA }) => T / EA,
})

/** Strain of the most loaded end up to which a line counts as linear elastic. */
export const linearStrain = reachRange({
  symbol: 'epsilon',
  title: 'Line strain',
  unit: '%',
  to: 5,
  unsafe: 'above',
  because: 'linear elasticity is not valid for larger strains',
  source: IRVINE,
  clause: 'linear elastic line',
})

/** Radius at a horizontal tangent: the catenary parameter. */
export const catenaryParameter = equation({
  symbol: 'a',
  title: 'Catenary parameter',
  unit: 'm',
  source: IRVINE,
  clause: 'catenary, a = H/w',
  where: where('H', 'w'),
  evaluate: ({ H, w }) => H / w,
})

/**
 * Radius of curvature where the vertical tension is V_s, measured along the unstretched line. The smallest radius of a
 * line is at its horizontal tangent (V_s = 0), or, where it has none, at the end with the smaller |V_s|.
 */
export const bendRadius = equation({
  symbol: 'R',
  title: 'Radius of curvature',
  unit: 'm',
  source: IRVINE,
  clause: 'catenary, radius of curvature',
  where: where('H', 'V_s', 'w'),
  evaluate: ({ H, V_s, w }) => (H ** 2 + V_s ** 2) / (w * H),
})

export const pointV = equation({
  ...POINT,
  symbol: 'V_s',
  title: 'Vertical tension at s, line suspended',
  unit: 'N',
  where: where('V_A', 'w', 's'),
  evaluate: ({ V_A, w, s }) => V_A + w * s,
})

export const suspendedPointX = equation({
  ...POINT,
  symbol: 'x_s',
  title: 'Point distance from anchor (horizontal), line suspended',
  unit: 'm',
  where: where('H', 'w', 'V_s', 'V_A', 's', 'EA'),
  evaluate: ({ H, w, V_s, V_A, s, EA }) => (H / w) * (asinh(V_s / H) - asinh(V_A / H)) + (H * s) / EA,
})

/** Written with tensions, so that it holds for H = 0 too. */
export const suspendedPointZ = equation({
  ...POINT,
  symbol: 'z_s',
  title: 'Point height above anchor, line suspended',
  unit: 'm',
  where: where('H', 'w', 'V_s', 'V_A', 's', 'EA'),
  evaluate: ({ H, w, V_s, V_A, s, EA }) =>
    (sqrt(H ** 2 + V_s ** 2) - sqrt(H ** 2 + V_A ** 2)) / w + (V_A * s + (w * s ** 2) / 2) / EA,
})

/** 0 <= s <= L_B; the length L_0 at the anchor is not stretched. */
export const seabedPointX = equation({
  ...BED,
  symbol: 'x_s',
  title: 'Seabed point distance from anchor',
  unit: 'm',
  where: where('s', 'H', 'C_B', 'w', 'L_B', 'L_0', 'EA'),
  evaluate: ({ s, H, C_B, w, L_B, L_0, EA }) =>
    s > L_0 ? s + ((H - C_B * w * L_B) * (s - L_0) + (C_B * w * (s ** 2 - L_0 ** 2)) / 2) / EA : s,
})

/** 0 <= s <= L_B. */
export const seabedPointT = equation({
  ...BED,
  symbol: 'T_s',
  title: 'Seabed point tension',
  unit: 'N',
  where: where('s', 'H', 'C_B', 'w', 'L_B'),
  evaluate: ({ s, H, C_B, w, L_B }) => max(H - C_B * w * (L_B - s), 0),
  limited: { holds: 'friction can reduce the tension only to zero' },
})

/** L_B <= s <= L; x_B is `seabedPointX` at s = L_B, and V_s = w (s - L_B). */
export const hangingPointX = equation({
  ...BED,
  symbol: 'x_s',
  title: 'Suspended point distance from anchor (horizontal), line on seabed',
  unit: 'm',
  where: where('x_B', 'H', 'w', 'V_s', 's', 'L_B', 'EA'),
  evaluate: ({ x_B, H, w, V_s, s, L_B, EA }) => x_B + (H / w) * asinh(V_s / H) + (H * (s - L_B)) / EA,
})

/** L_B <= s <= L; holds for H = 0 too. */
export const hangingPointZ = equation({
  ...BED,
  symbol: 'z_s',
  title: 'Suspended point height above seabed',
  unit: 'm',
  where: where('H', 'V_s', 'w', 'EA'),
  evaluate: ({ H, V_s, w, EA }) => (sqrt(H ** 2 + V_s ** 2) - H) / w + V_s ** 2 / (2 * EA * w),
})
