/** The exponential integral of complex argument, in the form that water waves of a source need. */
import { requireThat } from './errors.ts'

/** Euler's constant (Abramowitz and Stegun, table 1.1). */
const EULER = 0.5772156649015329
/** Within this of the origin the power series loses no more than three digits anywhere. */
const SERIES_WITHIN = 7
/** The series loses a digit for each 2.3 by which |w| exceeds Re w. */
const SERIES_LOSES = 4
/** From here the smallest term of the asymptotic series is below rounding. */
const ASYMPTOTIC_FROM = 38
const MOST_TERMS = 200

/**
 * e^-w Ei(w) for Re w >= 0, w not 0, real on the positive axis: -e^-w [E1(-w) - i pi sgn(Im w)]. Written to `into` as its real
 * and imaginary part. Abramowitz and Stegun 5.1.10 (series), 5.1.22 (continued fraction) and 5.1.51 (asymptotic). Throws
 * NumericsError 'bad_input' elsewhere.
 */
export function scaledEi(re: number, im: number, into: Float64Array): void {
  const size = Math.hypot(re, im)
  requireThat(
    re >= 0 && size > 0 && size < Infinity,
    'the exponential integral is defined for the right half plane only',
  )
  const nearAxis = size < ASYMPTOTIC_FROM && size - re < SERIES_LOSES
  if (size <= SERIES_WITHIN || nearAxis) {
    series(re, im, size, into)
    return
  }
  if (size >= ASYMPTOTIC_FROM) asymptotic(re, im, into)
  else fraction(re, im, into)
  turned(re, im, into)
}

/** gamma + ln w + sum of w^n/(n n!), times e^-w. */
function series(re: number, im: number, size: number, into: Float64Array): void {
  let [sumRe, sumIm] = [EULER + Math.log(size), Math.atan2(im, re)]
  let [termRe, termIm] = [1, 0]
  for (let n = 1; n < MOST_TERMS; n++) {
    const next = (termRe * re - termIm * im) / n
    termIm = (termRe * im + termIm * re) / n
    termRe = next
    sumRe += termRe / n
    sumIm += termIm / n
    if (Math.abs(termRe) + Math.abs(termIm) < 1e-17 * n * (Math.abs(sumRe) + Math.abs(sumIm))) break
  }
  const decay = Math.exp(-re)
  const [c, s] = [Math.cos(im), Math.sin(im)]
  into[0] = decay * (c * sumRe + s * sumIm)
  into[1] = decay * (c * sumIm - s * sumRe)
}

/** 1/w times the sum of n!/w^n, down to its smallest term. */
function asymptotic(re: number, im: number, into: Float64Array): void {
  const square = re * re + im * im
  const [inverseRe, inverseIm] = [re / square, -im / square]
  let [termRe, termIm] = [inverseRe, inverseIm]
  let [sumRe, sumIm] = [termRe, termIm]
  for (let n = 1; n < ASYMPTOTIC_FROM; n++) {
    const next = n * (termRe * inverseRe - termIm * inverseIm)
    termIm = n * (termRe * inverseIm + termIm * inverseRe)
    termRe = next
    sumRe += termRe
    sumIm += termIm
    if (Math.abs(termRe) + Math.abs(termIm) < 1e-17 * (Math.abs(sumRe) + Math.abs(sumIm))) break
  }
  into[0] = sumRe
  into[1] = sumIm
}

/** -1/(z+1-1/(z+3-4/(z+5-..))) of z = -w, by Lentz's method: it settles away from the negative axis of z. */
function fraction(re: number, im: number, into: Float64Array): void {
  let [bRe, bIm] = [1 - re, -im]
  let square = bRe * bRe + bIm * bIm
  let [dRe, dIm] = [bRe / square, -bIm / square]
  let [cRe, cIm] = [Number.POSITIVE_INFINITY, 0]
  let [hRe, hIm] = [dRe, dIm]
  for (let n = 1; n < MOST_TERMS; n++) {
    const a = -n * n
    bRe += 2
    const [denominatorRe, denominatorIm] = [a * dRe + bRe, a * dIm + bIm]
    square = denominatorRe * denominatorRe + denominatorIm * denominatorIm
    dRe = denominatorRe / square
    dIm = -denominatorIm / square
    const inverse = a / (cRe * cRe + cIm * cIm)
    const first = cRe === Number.POSITIVE_INFINITY
    ;[cRe, cIm] = first ? [bRe, bIm] : [bRe + inverse * cRe, bIm - inverse * cIm]
    const [stepRe, stepIm] = [cRe * dRe - cIm * dIm, cRe * dIm + cIm * dRe]
    ;[hRe, hIm] = [hRe * stepRe - hIm * stepIm, hRe * stepIm + hIm * stepRe]
    if (Math.abs(stepRe - 1) + Math.abs(stepIm) < 1e-16) break
  }
  into[0] = -hRe
  into[1] = -hIm
}

/** Adds i pi sgn(Im w) e^-w: between its cuts E1(-w) has another branch than Ei(w). */
function turned(re: number, im: number, into: Float64Array): void {
  const size = Math.PI * Math.sign(im) * Math.exp(-re)
  into[0] = (into[0] as number) + size * Math.sin(im)
  into[1] = (into[1] as number) + size * Math.cos(im)
}
