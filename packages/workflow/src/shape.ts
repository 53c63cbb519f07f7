/** Holds a request that is no contract's to its JSON Schema, in the words of every refusal. */
import type { Problem } from './errors.ts'
import { problemsOf } from './schema-check.ts'
import { validatorOfSchema } from './validator.ts'

/** The problems of a value, their pointers under `at`; a name that the schema lacks is said to be no `member`. */
export const shapeProblems = (schema: object, value: unknown, member: string, at = ''): Problem[] =>
  problemsOf(validatorOfSchema(schema), value, member).map(({ pointer, message }) => ({
    pointer: `${at}${pointer}`,
    message,
  }))
