/** A frame or a tube, each whole in its own file. */
import { composed, FRAME, TUBE } from './inputs.ts'
import { ofFrame } from './way-frame.ts'
import { ofTube } from './way-tube.ts'

export const stresses = composed({ [FRAME]: ofFrame, [TUBE]: ofTube })
