/** Complex numbers as values, for what is counted in dozens; large arrays keep both parts packed in their own code. */

export interface Complex {
  readonly re: number
  readonly im: number
}

export const complex = (re: number, im = 0): Complex => ({ re, im })
export const ZERO: Complex = { re: 0, im: 0 }

export const plus = (a: Complex, b: Complex): Complex => ({ re: a.re + b.re, im: a.im + b.im })
export const minus = (a: Complex, b: Complex): Complex => ({ re: a.re - b.re, im: a.im - b.im })
export const times = (a: Complex, b: Complex): Complex => ({
  re: a.re * b.re - a.im * b.im,
  im: a.re * b.im + a.im * b.re,
})
export const scaled = (a: Complex, by: number): Complex => ({ re: by * a.re, im: by * a.im })
export const conjugate = (a: Complex): Complex => ({ re: a.re, im: -a.im })
export const modulus = (a: Complex): number => Math.hypot(a.re, a.im)
/** From -pi to pi. */
export const argument = (a: Complex): number => Math.atan2(a.im, a.re)
/** e^(i angle). */
export const onUnitCircle = (angle: number): Complex => ({ re: Math.cos(angle), im: Math.sin(angle) })
