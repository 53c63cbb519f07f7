/**
 * Property tests draw the same samples on every machine and every run, so that a red test is red again tomorrow.
 * FAST_CHECK_SEED=random, or a number, draws others: run it so before a release.
 * Each file of tests is a process of its own, and most load the same code: what one has compiled the next takes from
 * Node's compile cache, so the code is loaded after it.
 */
import { randomInt } from 'node:crypto'
import { enableCompileCache } from 'node:module'

enableCompileCache()
const { default: fc } = await import('fast-check')

const SEED = 20261121
const LARGEST = 2 ** 31
const { FAST_CHECK_SEED: asked = SEED } = process.env

fc.configureGlobal({ seed: asked === 'random' ? randomInt(LARGEST) : Number(asked) })
