/** Conversion factors as exact fractions times a power of pi, so that rounding happens once, when a value is converted. */

export interface Exact {
  readonly top: bigint
  readonly bottom: bigint
  readonly pi: number
}

export const ONE: Exact = { top: 1n, bottom: 1n, pi: 0 }
const LARGEST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** Reads '0.3048', '2*pi/60', '4.4482216152605/0.0254/0.0254'. Throws on anything else. */
export function exact(text: string): Exact {
  return text
    .split(/(?=[*/])/)
    .map((part) =>
      part.startsWith('/') ? power(term(part.slice(1)), -1) : term(part.startsWith('*') ? part.slice(1) : part),
    )
    .reduce(times)
}

function term(text: string): Exact {
  if (text === 'pi') return { ...ONE, pi: 1 }
  const match = /^(\d+)(?:\.(\d+))?(?:e(-?\d+))?$/.exec(text)
  if (!match) throw new Error(`"${text}" is not an exact decimal`)
  const [, whole = '', decimals = '', exponent = '0'] = match
  const tens = Number(exponent) - decimals.length
  const digits = BigInt(whole + decimals)
  return reduced(digits * 10n ** BigInt(Math.max(tens, 0)), 10n ** BigInt(Math.max(-tens, 0)), 0)
}

export function times(a: Exact, b: Exact): Exact {
  return reduced(a.top * b.top, a.bottom * b.bottom, a.pi + b.pi)
}

export function power(a: Exact, exponent: number): Exact {
  const size = BigInt(Math.abs(exponent))
  const raised = { top: a.top ** size, bottom: a.bottom ** size, pi: a.pi * Math.abs(exponent) }
  return exponent < 0 ? { top: raised.bottom, bottom: raised.top, pi: -raised.pi } : raised
}

export function toNumber(a: Exact): number {
  return (Number(a.top) / Number(a.bottom)) * Math.PI ** a.pi
}

function reduced(top: bigint, bottom: bigint, pi: number): Exact {
  const divisor = gcd(top < 0n ? -top : top, bottom)
  return { top: top / divisor, bottom: bottom / divisor, pi }
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}

/**
 * value -> value * factor + shift, with as few roundings as doubles allow: whole numbers are multiplied first and
 * divided last, so 12.75 mm is 12.75 / 1000 m and 212 degF is exactly 100 degC. Shift is for factors without pi.
 */
export function mapping(factor: Exact, shift: Exact): (value: number) => number {
  const [a, b, c] = [factor.top * shift.bottom, shift.top * factor.bottom, factor.bottom * shift.bottom]
  const common = gcd(gcd(a, b < 0n ? -b : b), c)
  const whole = [a / common, b / common, c / common] as const
  if (whole.some((x) => x > LARGEST_EXACT || x < -LARGEST_EXACT)) {
    const [slope, offset] = [toNumber(factor), toNumber(shift)]
    return (value) => value * slope + offset
  }
  const [scale, add, divisor] = [Number(whole[0]), Number(whole[1]), Number(whole[2])]
  const pi = Math.PI ** Math.abs(factor.pi)
  // What is too large to be multiplied first is divided first.
  if (factor.pi === 0)
    return (value) => {
      const usual = (value * scale + add) / divisor
      return Number.isFinite(usual) ? usual : (value / divisor) * scale
    }
  if (factor.pi > 0)
    return (value) => {
      const usual = (value * scale * pi) / divisor
      return Number.isFinite(usual) ? usual : (value / divisor) * scale * pi
    }
  return (value) => {
    const usual = (value * scale) / (divisor * pi)
    return Number.isFinite(usual) ? usual : (value / divisor / pi) * scale
  }
}

export const ZERO: Exact = { top: 0n, bottom: 1n, pi: 0 }

export function minus(a: Exact, b: Exact): Exact {
  return reduced(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom, 0)
}
