/** The method step by step, each with the module that holds its equations. */
import { inflowMethod, liftMethod, limitMethod, nodeMethod, qualityMethod } from '../_shared/nodal/method.ts'

export const method = [
  ...inflowMethod,
  ...liftMethod,
  ...nodeMethod,
  {
    title: 'Choke',
    text: 'Bean that holds the wellhead pressure by Gilbert and by Sachdeva in critical flow.',
    module: 'physics/multiphase/choke.ts',
  },
  ...limitMethod,
  {
    title: 'Sensitivity',
    text: 'Lift curves and operating rates with other tubing, wellhead pressure, gas-oil ratio, water cut, reservoir pressure, deliverability and skin.',
    module: 'modelrepo/wells/_shared/nodal/swings.ts',
  },
  ...qualityMethod,
]
