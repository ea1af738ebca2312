import { Navigate, useParams } from 'react-router'

/** /payment/{id} is the payment page, which is at /dashboard/payment/{id}. */
export default function ToPaymentPage() {
  const { id = '' } = useParams()
  return <Navigate to={`/dashboard/payment/${id}`} replace />
}
