/** The values of the pipe on the crest. */
import { numberValue } from '@keelson/workflow'
import { strengthValues } from '../_shared/buckling/values.ts'

export const crestValues = {
  crest_bending_moment: numberValue('bending_moment', {
    title: 'Bending moment at the crest',
    description: 'Elastic, of a pipe on a prop of the height with touchdown at the length, given or natural.',
    symbol: 'M_crest',
  }),
  crest_bending_strain: numberValue('-', {
    title: 'Bending strain at the crest',
    description: 'Elastic, without factors.',
    symbol: 'epsilon',
  }),
  ...strengthValues,
  load_controlled_utilisation: numberValue('-', {
    title: 'Utilisation, load controlled',
    description: 'Of the crest under moment, compression and pressure.',
    symbol: 'u_LCC',
  }),
}
