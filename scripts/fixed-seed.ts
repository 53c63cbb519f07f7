/**
 * Property tests draw the same samples on every machine and every run, so that a red test is red again tomorrow.
 * FAST_CHECK_SEED=random, or a number, draws others: run it so before a release.
 */
import { randomInt } from 'node:crypto'
import fc from 'fast-check'

const SEED = 20261121
const LARGEST = 2 ** 31
const { FAST_CHECK_SEED: asked = SEED } = process.env

fc.configureGlobal({ seed: asked === 'random' ? randomInt(LARGEST) : Number(asked) })
