import { PreferencePanel } from "@/features/users/PreferencePanel";

/** How the product looks and counts for the person. */
export default function PreferenceTab() {
  return (
    <div className="grid lg:grid-cols-3">
      <div className="min-w-0 lg:col-span-2">
        <PreferencePanel />
      </div>
    </div>
  );
}
