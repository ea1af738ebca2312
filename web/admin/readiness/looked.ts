import type { CheckName } from '../../../contract/readiness/checks.ts'
import type { ReadinessCheck, ServiceAnswer } from '../../../contract/readiness/readiness.ts'

/** What was looked at, and what the services said of each when they were asked. */
export type Looked = {
  checks: ReadinessCheck[]
  answersOf: (name: CheckName) => ServiceAnswer[]
}
