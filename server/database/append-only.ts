/**
 * Tables of what happened: their rows are added and read, and stay as they were written. Where another role owns the
 * tables, the role that works may neither change nor delete them.
 */
export const appendOnly = [
  'audit_event',
  'stock_movement',
  'order_event',
  'shipment',
  'shipment_line',
  'shipment_tracking',
  'invoice',
  'credit_note',
  'cancellation',
  'cancellation_line',
  'inquiry_message',
  'inquiry_picture',
  'order_return',
  'order_return_line',
  'invoice_return',
  'shop_record_version',
  'category_version',
  'part_lifecycle',
  'credit_entry',
  'transfer_entry',
  'tax_check',
] as const
