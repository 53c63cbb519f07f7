import assert from 'node:assert/strict'
import test from 'node:test'
import { decimalOf, fortranNumberOf } from './numbers.ts'

test('a number is read as it is printed', () => {
  const printed: readonly [string, number][] = [
    ['12', 12],
    ['-.300000E+03', -300],
    ['+0.3', 0.3],
    ['5.', 5],
    ['1.5e-3', 0.0015],
  ]
  for (const [text, number] of printed) assert.equal(decimalOf(text), number, text)
})

test('what is no number is none', () => {
  const texts = ['', '-', '.', '+', '0x10', '1e', '1e+', '12 13', '1,5', 'NaN', 'Infinity', '7.020101130.188', '1e999']
  for (const text of texts) assert.equal(decimalOf(text), undefined, text)
})

test('Fortran prints a D, or an exponent of three digits without a letter', () => {
  assert.equal(fortranNumberOf('1.5D-03'), 0.0015)
  assert.equal(fortranNumberOf('0.123-105'), 0.123e-105)
  assert.equal(fortranNumberOf('-0.5+101'), -0.5e101)
  assert.equal(fortranNumberOf('-2'), -2)
})

test('two numbers that ran into each other are no number', () => {
  assert.equal(fortranNumberOf('7.330-19508.961'), undefined)
  assert.equal(fortranNumberOf('7.330-19'), undefined)
  assert.equal(decimalOf('1.5D-03'), undefined)
})

test('a million digits are read in the time that a million digits take', () => {
  const began = performance.now()
  assert.equal(decimalOf(`${'1'.repeat(1_000_000)}x`), undefined)
  assert.ok(performance.now() - began < 1000)
})
