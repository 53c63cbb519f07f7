/** The modes of the workflow, and the conditions under which its inputs and outputs apply. */
export const SIMPLIFIED = 'simplified static'
export const ABSOLUTE = 'absolute lateral static stability'
export const GENERALISED = 'generalised lateral stability'

export const absolute = { method: [ABSOLUTE] }
export const generalised = { method: [GENERALISED] }
export const simplified = { method: [SIMPLIFIED] }
export const spectral = { method: [ABSOLUTE, GENERALISED] }
export const lateral = { method: [SIMPLIFIED, ABSOLUTE] }
