/** Templates: projects with public numbers that a new project starts from, read from their files once. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Project, parsedText, readProject } from '@keelson/projects'

export interface Template {
  readonly id: string
  readonly title: string
  readonly description: string
  /** As it is sent to create a project. */
  readonly document: Project
}

/** By id; throws where a file is no project. */
export function templatesIn(folder: string): () => readonly Template[] {
  let read: readonly Template[] | undefined
  return () => {
    read ??= readdirSync(folder)
      .filter((file) => file.endsWith('.yaml'))
      .toSorted()
      .map((file) => templateOf(file, readFileSync(join(folder, file), 'utf8')))
    return read
  }
}

export function templateOf(file: string, text: string): Template {
  const parsed = parsedText(text)
  const project = 'problems' in parsed ? parsed : readProject(parsed.value)
  if ('problems' in project)
    throw new Error(
      `${file} is not a project: ${project.problems.map((one) => `${one.pointer} ${one.message}`).join('; ')}`,
    )
  const { id, title, description = '' } = project.project
  return { id, title, description, document: project.project }
}
