/** Studies: many points of one workflow, as a plan, point by point, and what they say together. */
export * from './outputs.ts'
export * from './plan.ts'
export * from './point.ts'
export * from './request.ts'
export * from './request-schema.ts'
export * from './study.ts'
export * from './variation.ts'
export * from './varied.ts'
