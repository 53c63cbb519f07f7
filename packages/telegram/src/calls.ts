/** The calls of the API that a conversation wants, each as the event that it becomes. */
import { type Api, ApiProblem } from '@keelson/chat/api/api.ts'
import type { Event, Report, Want } from './state.ts'

const FOUND = 5

/** Its answer, or its refusal; anything else is thrown. */
export async function eventOf(api: Api, want: Want): Promise<Event> {
  try {
    return await answerOf(api, want)
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    const { title, message, errors } = error
    return { kind: 'refused', call: want.call, problem: { title, detail: message, errors } }
  }
}

async function answerOf(api: Api, want: Want): Promise<Event> {
  switch (want.call) {
    case 'find':
      return { kind: 'found', search: { query: want.query, answer: await api.find(want.query, FOUND) } }
    case 'open': {
      const { workflow, version } = await api.workflow(want.ref)
      return { kind: 'opened', version, reason: workflow.firable ? '' : workflow.reason }
    }
    case 'validate':
      return { kind: 'valid', valid: await api.validate(want.ref, want.params) }
    case 'run': {
      const response = await api.run({ ref: want.ref, params: want.params })
      return { kind: 'ran', response, report: await reportOf(api, response.run_id) }
    }
  }
}

/** A run that was made is answered, with its report or without. */
async function reportOf(api: Api, runId: string): Promise<Report> {
  try {
    return { html: await api.reportOf(runId) }
  } catch (error) {
    return { none: error instanceof ApiProblem ? error.message : 'it could not be read' }
  }
}
