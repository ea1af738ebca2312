import { z } from 'zod'
import { type Call, json } from '../call.ts'
import { listedArticles, shownArticle } from '../shop-record/articles.ts'
import { shownHome, shownPolicy } from '../shop-record/long-texts.ts'
import { addedMark } from '../shop-record/look.ts'
import { mailTexts, mailWords } from '../shop-record/mails.ts'
import {
  changedRecord,
  recordChange,
  recordRestoration,
  recordShown,
  recordVersion,
} from '../shop-record/record.ts'

/** What makes the program somebody's shop: read, changed and taken back by admins. */
export const shopRecordCalls = {
  getHomeTexts: {
    method: 'GET',
    path: '/shop-texts',
    who: 'anyone',
    says: 'Read what the home page says: heading, about, figures, questions and answers.',
    answer: json(shownHome),
  },
  getPolicy: {
    method: 'GET',
    path: '/policies/{slug}',
    who: 'anyone',
    says: 'Read a policy of the shop, as HTML.',
    params: z.object({ slug: z.string().max(100) }),
    answer: json(shownPolicy),
    refuses: ['not_found'],
  },
  listArticles: {
    method: 'GET',
    path: '/articles',
    who: 'anyone',
    says: 'The shop’s own articles, without their texts.',
    answer: json(listedArticles),
    refuses: ['not_found'],
  },
  getArticle: {
    method: 'GET',
    path: '/articles/{slug}',
    who: 'anyone',
    says: 'Read an article of the shop’s own, as HTML.',
    params: z.object({ slug: z.string().max(100) }),
    answer: json(shownArticle),
    refuses: ['not_found'],
  },
  getShopRecord: {
    method: 'GET',
    path: '/shop-record',
    who: 'admin',
    says: 'Read the shop’s record, group by group, with what the operator has set.',
    answer: json(recordShown),
  },
  changeShopRecord: {
    method: 'PATCH',
    path: '/shop-record',
    who: 'admin',
    says: 'Change groups of the shop’s record. Every instance shows it within a second.',
    body: recordChange,
    bodyKilobytes: 1_024,
    answer: json(changedRecord),
    refuses: ['shop_record_changed', 'set_by_operator', 'numbers_given', 'mark_missing'],
  },
  addShopMark: {
    method: 'POST',
    path: '/shop-marks',
    who: 'admin',
    says: 'Upload a logo or icon: a PNG, or an SVG of shapes and words. It is read and written anew; the record then names it.',
    upload: 'image',
    uploadMegabytes: 2,
    answer: json(addedMark),
    refuses: ['image_missing', 'mark_refused', 'not_an_image'],
    once: 'natural',
  },
  listMailTexts: {
    method: 'GET',
    path: '/mail-texts',
    who: 'admin',
    says: 'Read what each mail says as it comes, of an example.',
    answer: json(mailTexts),
  },
  sendTestMail: {
    method: 'POST',
    path: '/test-mails',
    who: 'admin',
    says: 'Send yourself a mail of this kind with these words, of an example. Nothing is saved.',
    body: mailWords,
    answer: json(z.object({ to: z.string(), subject: z.string() })),
    refuses: ['mail_refused'],
    once: 'natural',
  },
  listShopRecordVersions: {
    method: 'GET',
    path: '/shop-record/versions',
    who: 'admin',
    says: 'The last hundred versions of the shop’s record: when, by whom, and what changed.',
    answer: json(z.object({ versions: z.array(recordVersion) })),
  },
  restoreShopRecord: {
    method: 'POST',
    path: '/shop-record/restorations',
    who: 'admin',
    says: 'Bring back the shop’s record as it was at a version. It becomes a version of its own.',
    body: recordRestoration,
    answer: json(changedRecord),
    refuses: ['shop_record_changed', 'not_found'],
    once: 'effect',
  },
} as const satisfies Record<string, Call>
