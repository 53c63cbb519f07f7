/** The inputs of drilling hydraulics. */
import { choice, grouped, type ParamsOf } from '@keelson/workflow'
import { ANALYSES, CIRCULATION } from './modes.ts'
import { mudParams } from './params-mud.ts'
import { passageParams, wellParams } from './params-well.ts'
import { bitParams, cuttingsParams, pumpParams, trippingParams } from './params-work.ts'

const analysisParams = {
  analysis: choice(ANALYSES, {
    title: 'Analysis',
    description:
      'The circulation of a whole well, with surge and swab where a tripping speed is given; or one pipe, the annuli, the bit, tripping or hole cleaning alone.',
    default: CIRCULATION,
  }),
}

export const inputs = grouped({
  Analysis: analysisParams,
  Mud: mudParams,
  Pumping: pumpParams,
  'Well and string': wellParams,
  'One pipe or annulus': passageParams,
  Bit: bitParams,
  Tripping: trippingParams,
  Cuttings: cuttingsParams,
})
export type Params = ParamsOf<typeof inputs>
