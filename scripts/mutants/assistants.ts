import { mutant } from './mutant.ts'

const tests = 'server/assistants/assistants.test.ts'

/** What assistants may. */
export const assistantMutants = [
  mutant(
    'tool-offer',
    'T88',
    [['server/assistants/index.ts', 'tools.filter((one) => isOffered(one, holder))', 'tools']],
    tests,
    'T88 a visitor is offered',
  ),
  mutant(
    'assistant-ceilings',
    'T88',
    [['server/orders/placing/place-assisted-order.ts', 'await requireCeilings(shop.database.sql)']],
    tests,
    'T88 no key orders for',
  ),
  mutant(
    'assistant-key',
    'T88',
    [['server/assistants/ask-calls.ts', "headers.set('idempotency-key', once)", 'void once']],
    tests,
    'T88 an assistant orders',
  ),
  mutant(
    'hidden-text',
    'T88',
    [['server/assistants/run-tool.ts', '\\p{Cf}\\p{Co}', '\\p{Co}']],
    tests,
    'T88 what a text says',
  ),
  mutant(
    'assistant-origin',
    'T88',
    [['server/http/assistants.ts', 'requireNoStranger(shop, raw)']],
    'server/assistants/door.test.ts',
    'T88 a stranger’s page',
  ),
]
