/** Answers of every workflow that makes damage of stress spectra. */
import { factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'

const momentIn = (unit: string) => ({ unit, noKind: 'stress spectrum moments span more than ten decades' })

const damage = (method: string, all: string) =>
  numberValue('utilisation', {
    title: `Damage, ${method}`,
    description: `Total damage over all ${all}, excluding the design fatigue factor.`,
  })

/** Of all of them: 'spectra', 'sea states'. */
export const damageAnswers = (all: string) => ({
  damage: numberValue('utilisation', {
    title: 'Damage',
    description: `Total damage by the selected method over all ${all}, excluding the design fatigue factor.`,
    symbol: 'D',
  }),
  fatigue_life: resultOf(fatigueLife, 'calculated_life', {
    description: 'Design life, or duration, divided by damage.',
    minimum: 0,
  }),
  utilisation: resultOf(factoredDamage, 'utilisation', {
    title: 'Utilisation',
    description: 'Damage times design fatigue factor.',
  }),
  damage_dirlik: damage('Dirlik', all),
  damage_narrow_band: damage('narrow-band', all),
  damage_wirsching_light: damage('Wirsching-Light', all),
  damage_tovo_benasciutti: damage('Tovo-Benasciutti', all),
})

/** One entry for each: 'One entry for each spectrum'. */
export const momentAnswers = (each: string) => ({
  m0: listValue(momentIn('MPa2'), {
    title: 'Zeroth moment',
    description: `${each}: variance of the stress, including the stress concentration factor.`,
    symbol: 'lambda_0',
    minimum: 0,
  }),
  m1: listValue(momentIn('MPa2*Hz'), {
    title: 'First moment',
    description: `${each}: first spectral moment of the stress.`,
    symbol: 'lambda_1',
    minimum: 0,
  }),
  m2: listValue(momentIn('MPa2*Hz2'), {
    title: 'Second moment',
    description: `${each}: second spectral moment of the stress.`,
    symbol: 'lambda_2',
    minimum: 0,
  }),
  m4: listValue(momentIn('MPa2*Hz4'), {
    title: 'Fourth moment',
    description: `${each}: fourth spectral moment of the stress.`,
    symbol: 'lambda_4',
    minimum: 0,
  }),
  zero_up_crossing_rate: listValue('cyclic_frequency', {
    title: 'Zero up-crossing rate',
    description: `${each}: zero up-crossing rate, or 0 for constant stress.`,
    symbol: 'nu_0',
    minimum: 0,
  }),
})
