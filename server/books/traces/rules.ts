import { orderCalled, quoted, type Rule, rule } from '../rule.ts'
import { selectEmptyKeys, selectWrongImages, selectWrongMails } from './store.ts'

/** What an effect leaves behind is there if the effect is, and only then. */
export const traceRules: Rule[] = [
  rule('order-mail', selectWrongMails, ({ id, event, expected, ...order }) => ({
    subject: orderCalled(order),
    says: expected ? `its mail ${event} was never written` : `it has a mail ${event} of nothing`,
    repair: expected
      ? `Write to the buyer by hand, then note it: insert into mail (id, event, kind, recipient, order_id, values, sent_at) select gen_random_uuid(), '${event}:${id}', '${event}', email, id, '{}', now() from orders where id = '${id}'.`
      : `Where it has gone off (sent_at), tell the buyer what is true; then: delete from mail where event = '${event}:${id}'.`,
  })),
  rule('key-effect', selectEmptyKeys, ({ caller, key, insertedId }) => ({
    subject: `idempotency key ${key} of ${caller}`,
    says: `its answer names ${insertedId}, which is not there`,
    repair: `What was promised is lost: tell the caller, and let a repeat make it anew: delete from idempotency_key where caller = ${quoted(caller)} and key = ${quoted(key)}.`,
  })),
  rule('part-image', selectWrongImages, ({ id, mpn, img, url }) => ({
    subject: `part ${mpn} (${id})`,
    says: `its address is ${img}, its picture is ${url}`,
    repair: `See which is right. The picture: update part set img = (select url from image where id = image_id) where id = '${id}'. The address: update part set image_id = (select id from image where url = img) where id = '${id}'.`,
  })),
]
