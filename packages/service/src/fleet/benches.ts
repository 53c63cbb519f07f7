/** Threads that keep the study open that they had last, so that its next range begins at once. */
import type { StudyTask } from '../studies/thread-messages.ts'
import type { StudyThread, Threads } from '../studies/threads.ts'

export interface Benches {
  /** A thread with the study open. Throws NotOpened. */
  readonly take: (task: StudyTask) => Promise<StudyThread>
  /** Keeps it for the next range of the study. */
  readonly keep: (task: StudyTask, thread: StudyThread) => void
  readonly close: () => void
}

const KEPT_MS = 15_000

export function openBenches(threads: Threads): Benches {
  const kept = new Map<StudyThread, { readonly study_id: string; readonly until: NodeJS.Timeout }>()
  const taken = (thread: StudyThread): void => {
    clearTimeout(kept.get(thread)?.until)
    kept.delete(thread)
  }
  const released = (thread: StudyThread): void => {
    taken(thread)
    thread.release()
  }
  return {
    take: async (task) => {
      for (const [thread, { study_id }] of kept) {
        if (study_id !== task.study_id) continue
        taken(thread)
        if (thread.isLive()) return thread
      }
      const [other] = kept.keys()
      if (other) released(other)
      return threads.open(task)
    },
    keep: (task, thread) => {
      const until = setTimeout(() => released(thread), KEPT_MS).unref()
      kept.set(thread, { study_id: task.study_id, until })
    },
    close: () => {
      for (const thread of [...kept.keys()]) taken(thread)
    },
  }
}
