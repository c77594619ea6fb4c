export default function SubscribePanel() {
  return null;
}
