export default function RemindersPage() {
  return null;
}
